#pragma once

#include "core/solve/tree_options.h"

namespace mexplorer {

/// How many whole levels of nodes can be opened, from the root on, if all nodes shown must fit in `budget`,
/// each path to a position is a node of its own, and open nodes show these options. Counts the paths to each
/// position instead of walking them: O(distinct positions · options) of those levels. Stops where the tree
/// ends. Errors: cancelled.
[[nodiscard]] Expected<std::uint32_t> openingDepth(TreeOptions& options, std::uint32_t budget, Task& task);

/// The same when equal positions share one node, with at most `edgeLimit` edges.
[[nodiscard]] Expected<std::uint32_t> mergedOpeningDepth(TreeOptions& options, std::uint32_t budget,
                                                         std::uint64_t edgeLimit, Task& task);

} // namespace mexplorer
