#pragma once

#include "core/explain/board_trace.h"

namespace mexplorer {

/// “a cross”
[[nodiscard]] Message sayPiece(Piece piece);
/// What best play comes to for who is to move: “wins, 5 moves are left”.
[[nodiscard]] Message sayRest(const PlayedOut& rest);
/// The same of a move, by where it leads: “wins, the game ends after 5 moves”, this one included.
[[nodiscard]] Message sayReached(const PlayedOut& reached);
/// How a game has ended, by what its last position is for who would be to move.
[[nodiscard]] Message sayEnd(Outcome end);

} // namespace mexplorer
