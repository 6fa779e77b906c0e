#pragma once

#include "core/solve/tree_options.h"

namespace mexplorer {

/// How many whole levels below the root fit in `budget` nodes, when equal positions each have their own node
/// and open nodes show these options.
/// Counts the ways to each position instead of walking them: O(distinct positions · options) of those levels.
/// Stops where the tree ends. Errors: cancelled.
[[nodiscard]] Expected<std::uint32_t> openingDepth(TreeOptions& options, std::uint32_t budget, Task& task);

/// The same when equal positions share one node, with at most `edgeLimit` edges.
[[nodiscard]] Expected<std::uint32_t> mergedOpeningDepth(TreeOptions& options, std::uint32_t budget,
                                                         std::uint64_t edgeLimit, Task& task);

} // namespace mexplorer
