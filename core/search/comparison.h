#pragma once

#include "core/search/run.h"

namespace mexplorer {

/// How many ends of the game a way of searching looks at.
struct SearchCost {
    Message way;
    std::optional<SearchSettings> settings; ///< none: the least that any search must look at
    std::uint64_t leaves = 0;
};

/// Minimax, alpha-beta in its orders, and the least, for the graph’s first position. Ways whose tree has more
/// than `most` nodes are left out; if alpha-beta’s has, all. Errors: cancelled.
[[nodiscard]] Expected<std::vector<SearchCost>> compareSearches(PositionGraph& graph, Task& task,
                                                                std::uint32_t most = mostSearchNodes);

} // namespace mexplorer
