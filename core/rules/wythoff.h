#pragma once

#include "core/rules/board_mark.h"
#include "core/rules/pieces.h"
#include "core/rules/proof.h"

namespace mexplorer {

/// Wythoff's game: take any number from one of two heaps, or the same from both; the same as moving a queen
/// to the corner. P exactly on the pairs (⌊kφ⌋, ⌊kφ⌋ + k) in either order (Wythoff 1907).
class Wythoff : public VectorGame {
public:
    explicit Wythoff(Play play) : VectorGame(play, vectorsOf(ChessPiece::queen), 0) {}

    static Description describe();
    static Expected<Wythoff> make(const Parameters& parameters) { return Wythoff(playOf(parameters)); }

    /// The cell is two heaps, as the game is usually told.
    static constexpr bool cellIsHeaps = true;

    [[nodiscard]] Message moveText(const Cell& cell, const Ride& ride) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Cell& cell) const {
        return mexplorer::closedForm(ChessPiece::queen, play(), cell);
    }
    [[nodiscard]] std::optional<std::vector<Ride>> winningMoves(const Cell& cell) const {
        return winningRides(ChessPiece::queen, play(), cell);
    }
    /// By the five ways in which a cold pair (P-position) can be in reach (Wythoff 1907); nothing in misère
    /// play.
    [[nodiscard]] std::optional<Proof> proof(const Cell& cell) const;
    /// What each step of the proof points at on the board; verdicts have no mark.
    [[nodiscard]] std::vector<BoardMark> proofMarks(const Cell& cell) const;
    [[nodiscard]] std::vector<Ray> rays() const { return raysOf(ChessPiece::queen); }
    /// See PairsAspect.
    [[nodiscard]] bool hasColdPairs() const { return play() == Play::normal; }
};

} // namespace mexplorer
