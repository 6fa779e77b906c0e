#pragma once

#include "core/search/exact_scores.h"

namespace mexplorer {

/// How many ends of the tree of moves a search without a table must look at to be sure of the score of the
/// first position: those that show that MAX can get so much, and those that show that MIN can hold MAX down
/// to it, of which exactly one is the same. In a tree of b options everywhere and d moves that are b^⌈d/2⌉ +
/// b^⌊d/2⌋ − 1 (Knuth and Moore 1975), if its scores are all different. At most UINT64_MAX. No further than
/// the horizon, if it is not 0. O(positions + moves). Errors: the graph’s budget; cancelled.
[[nodiscard]] Expected<std::uint64_t> leastLeaves(PositionGraph& graph, Task& task,
                                                  std::uint32_t horizon = 0);

} // namespace mexplorer
