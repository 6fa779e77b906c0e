#pragma once

#include "core/rules/description.h"
#include "core/task/task.h"

namespace mexplorer {

/// The most positions that a search meets if heaps break: each has hundreds of options.
inline constexpr std::uint64_t mostBreakPositions = 500'000;

/// The theorem shown for games without a misère theory: they are searched, and how far.
[[nodiscard]] Theorem misereSearch(std::uint64_t mostPositions = Budget{}.positions);

} // namespace mexplorer
