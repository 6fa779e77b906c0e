#pragma once

#include "core/rules/description.h"

namespace mexplorer {

/// What is known of sums of games of two sides. `where`: as for each Theorem.
[[nodiscard]] std::vector<Theorem> theoremsOfSidedSums(const Parameters& where);

} // namespace mexplorer
