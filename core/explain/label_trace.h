#pragma once

#include "core/explain/trace.h"
#include "core/solve/game_tree.h"

namespace mexplorer {

/// P/N labelling (and draws, where the last move does not decide) of the unfolded part of a tree from the
/// leaves up: a parent once its children are labelled; folded nodes count as labelled.
/// One step a node for up to `mostLabelSteps` nodes, several beyond. `graph` is of `game`. O(nodes +
/// edges).
[[nodiscard]] LabelTrace labelTrace(const Game& game, const PositionGraph& graph, const GameTree& tree);

inline constexpr std::size_t mostLabelSteps = 20'000;

/// The rule, as four lines of pseudo-code: a position is N if some option is P, and otherwise P.
[[nodiscard]] std::vector<Message> outcomeCode();

} // namespace mexplorer
