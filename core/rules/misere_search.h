#pragma once

#include "core/rules/description.h"
#include "core/task/task.h"

namespace mexplorer {

/// The most positions that a search of heaps that break meets: each has hundreds of options.
inline constexpr std::uint64_t mostBreakPositions = 500'000;

/// What is to be known of games without a theory of their misère play: that they are searched, and how far.
[[nodiscard]] Theorem misereSearch(std::uint64_t mostPositions = Budget{}.positions);

} // namespace mexplorer
