#pragma once

#include "core/explain/told_move.h"

namespace mexplorer {

/// In a game of two sides: what comes of this player’s moving first.
[[nodiscard]] Message sayFirstMove(const Solution& solution, Side side, TellMoves how);
/// In a game of two sides: what comes of Left’s moving first, and of Right’s, each with a move that wins or
/// why none does; if one of them wins whoever moves first, he comes first. The moves that win must all be
/// listed in the solution.
[[nodiscard]] std::vector<Message> sayFirstMoves(const Solution& solution, TellMoves how);

} // namespace mexplorer
