#pragma once

#include "core/solve/folding.h"

namespace mexplorer {

/// That rows are alike, and, if they are short, what stands in them: “from n = 72 on every row is the same:
/// 4 1 2 8”; empty if none are.
[[nodiscard]] Message sayAlike(const Folding& folding, std::span<const LineValues::Value> values);

} // namespace mexplorer
