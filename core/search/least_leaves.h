#pragma once

#include "core/search/exact_scores.h"

namespace mexplorer {

/// How many leaves of the game tree a search without a table must look at to be sure of the score of the
/// first position: those that prove that MAX can get it, and those that prove that MIN can hold MAX down to
/// it, which share exactly one. With b options everywhere, d moves and all scores different, there are
/// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore 1975). Saturates at UINT64_MAX. Looks no further than `horizon`
/// moves, if it is not 0. O(positions + moves). Errors: the graph’s budget; cancelled.
[[nodiscard]] Expected<std::uint64_t> leastLeaves(PositionGraph& graph, Task& task,
                                                  std::uint32_t horizon = 0);

} // namespace mexplorer
