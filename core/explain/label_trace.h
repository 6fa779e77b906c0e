#pragma once

#include "core/explain/trace.h"
#include "core/solve/game_tree.h"

namespace mexplorer {

/// P/N labelling of the unfolded part of a tree from the leaves up: children before parents, a parent as soon
/// as all its children stand. What is folded counts as known. One step a node for up to `mostLabelSteps`
/// nodes, several beyond. O(nodes + edges).
[[nodiscard]] Trace labelTrace(const PositionGraph& graph, const GameTree& tree, Play play);

inline constexpr std::size_t mostLabelSteps = 20'000;

} // namespace mexplorer
