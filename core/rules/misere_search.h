#pragma once

#include "core/rules/description.h"
#include "core/task/task.h"

namespace mexplorer {

/// The limit of a search where heaps break, as each position has hundreds of options.
inline constexpr std::uint64_t mostBreakPositions = 500'000;

/// The entry listed as a theorem for games without a misère theory: that they are searched, and the limits.
[[nodiscard]] Theorem misereSearch(std::uint64_t mostPositions = Budget{}.positions);

} // namespace mexplorer
