#pragma once

#include "core/explain/label_trace.h"

namespace mexplorer {

// Who wins a position of a game of two sides.

/// The lines of the rule.
struct SideLine {
    enum : std::size_t { leftFirst, rightFirst, outcome };
};
/// The rule as pseudo-code: each player moves first in turn.
[[nodiscard]] std::vector<Message> sideCode();

/// Says that nothing is labelled yet.
void beginSideLabels(LabelTrace& trace);
/// Labels the node order[labelled − 1], which is open and whose outcome is known: in two steps, what comes of
/// Left’s moving first, and of Right’s; in one if there is no move.
void addSideLabel(LabelTrace& trace, const PositionGraph& graph, const GameTree& tree, std::size_t labelled);

} // namespace mexplorer
