#pragma once

#include "core/judge/making/case_maker.h"

#include <memory>

namespace mexplorer::judge {

/// Cases that are a number of players and what each coalition is worth, by its bits, nobody first.
[[nodiscard]] std::shared_ptr<const CaseMaker> coalitionCases();

} // namespace mexplorer::judge
