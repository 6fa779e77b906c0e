#pragma once

#include "core/sum/ledger.h"
#include "core/text/message.h"

namespace mexplorer {

/// How a sum in which games of two sides take part adds up: what each component is, what is added exactly
/// (numbers, nimbers, ups), the switches, the hottest first, the tinies, and what else has to be compared.
[[nodiscard]] std::vector<Message> sayLedger(const SumLedger& ledger);

} // namespace mexplorer
