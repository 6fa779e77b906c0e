#pragma once

#include "core/explain/trace.h"
#include "core/game/game.h"
#include "core/solve/game_tree.h"

namespace mexplorer {

/// P/N labelling from the leaves up: after this step the nodes order[0 … labelled − 1] carry their label.
struct LabelState {
    std::size_t labelled = 0;
    std::optional<std::uint32_t> node = {};    ///< the highlighted node of the tree
    std::optional<std::uint32_t> because = {}; ///< the node of the option by which somebody wins at `node`
    Side mover = Side::either;                 ///< who moves first there, in a game of two sides
};
struct LabelSubject {
    std::vector<std::uint32_t> order; ///< tree nodes, children before parents
};
using LabelTrace = TraceOf<LabelSubject, LabelState>;

/// Labels the unfolded part of a tree P or N (or draw, in scored games) from the leaves up: a parent once its
/// children are labelled; folded nodes count as labelled. One node per step (per two in a game of two sides)
/// for up to `mostLabelSteps` nodes, several beyond. `graph` must belong to `game`. O(nodes + edges).
[[nodiscard]] LabelTrace labelTrace(const Game& game, const PositionGraph& graph, const GameTree& tree);

inline constexpr std::size_t mostLabelSteps = 20'000;

/// The rule as pseudo-code: a position is N if some option is P, and otherwise P.
[[nodiscard]] std::vector<Message> outcomeCode();

} // namespace mexplorer
