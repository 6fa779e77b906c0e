#pragma once

#include "core/explain/trace.h"
#include "core/solve/game_tree.h"

namespace mexplorer {

/// Labels the unfolded part of a tree P or N (or draw, in scored games) from the leaves up: a parent once its
/// children are labelled; folded nodes count as labelled. One node per step for up to `mostLabelSteps` nodes,
/// several beyond. `graph` must belong to `game`. O(nodes + edges).
[[nodiscard]] LabelTrace labelTrace(const Game& game, const PositionGraph& graph, const GameTree& tree);

inline constexpr std::size_t mostLabelSteps = 20'000;

/// The rule as pseudo-code: a position is N if some option is P, and otherwise P.
[[nodiscard]] std::vector<Message> outcomeCode();

} // namespace mexplorer
