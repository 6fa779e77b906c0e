#pragma once

#include "core/explain/board_trace.h"

namespace mexplorer {

/// “a cross”
[[nodiscard]] Message sayPiece(Piece piece);
/// The result of best play for the player to move: “wins, 5 moves are left”.
[[nodiscard]] Message sayRest(const PlayedOut& rest);
/// The same for a move, given the result after it: “wins, the game ends after 5 moves”, this one included.
[[nodiscard]] Message sayReached(const PlayedOut& reached);
/// How a game has ended; `end` is the outcome of its last position for the player who would be to move.
[[nodiscard]] Message sayEnd(Outcome end);

} // namespace mexplorer
