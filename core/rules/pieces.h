#pragma once

#include "core/rules/vector_game.h"

namespace mexplorer {

/// The chess pieces that walk on a quarter-board towards the corner (0, 0).
enum class ChessPiece { king, queen, rook, bishop, knight };

[[nodiscard]] std::vector<MoveVector> vectorsOf(ChessPiece piece);

/// What a theorem says of the piece on `cell`, in O(1):
/// - king: outcome and value, both plays;
/// - queen: the outcome, both plays (Wythoff 1907); its values have no known formula;
/// - rook: outcome and value, both plays (two heaps of Nim, Bouton 1901);
/// - bishop: outcome and value, both plays (one heap of Nim);
/// - knight: the outcome in normal play (Berlekamp, Conway, Guy 1982); nothing in misère play.
[[nodiscard]] std::optional<Evaluation> closedForm(ChessPiece piece, Play play, const Cell& cell);

/// The theorem behind `closedForm`, in words.
[[nodiscard]] Theorem theoremOf(ChessPiece piece);

/// The straight lines on or near which the piece’s P-positions lie; for some pieces none.
[[nodiscard]] std::vector<Ray> raysOf(ChessPiece piece);

/// Every winning move of a piece for which `closedForm` gives outcomes, without trying all its moves: O(1).
[[nodiscard]] std::vector<Ride> winningRides(ChessPiece piece, Play play, const Cell& cell);

} // namespace mexplorer
