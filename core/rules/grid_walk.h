#pragma once

#include "core/rules/pieces.h"

namespace mexplorer {

/// A piece that walks on a quarter-board towards the corner: a chess piece, or one with the user’s own moves.
class GridWalk : public VectorGame {
public:
    GridWalk(Play play, ChessPiece piece) : VectorGame(play, vectorsOf(piece), 0), piece_(piece) {}
    GridWalk(Play play, const std::vector<MoveVector>& own) : VectorGame(play, own, 0) {}

    static Description describe();
    static Expected<GridWalk> make(const Parameters& parameters);

    [[nodiscard]] std::optional<Evaluation> closedForm(const Cell& cell) const {
        return piece_ ? mexplorer::closedForm(*piece_, play(), cell) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::vector<Ride>> winningMoves(const Cell& cell) const {
        return closedForm(cell) ? std::optional(winningRides(*piece_, play(), cell)) : std::nullopt;
    }
    [[nodiscard]] std::vector<Ray> rays() const { return piece_ ? raysOf(*piece_) : std::vector<Ray>(); }
    /// See PairsAspect.
    [[nodiscard]] bool hasColdPairs() const { return piece_ == ChessPiece::queen && play() == Play::normal; }

private:
    std::optional<ChessPiece> piece_; ///< none: the user's own
};

/// "-1,0*; 0,-1*; -2,-1": vectors with components in −64 … 64, each lowering a + b, at most 32 of them; a
/// star means any number of steps. Errors name the column.
[[nodiscard]] Expected<std::vector<MoveVector>> parseVectors(std::string_view text);

} // namespace mexplorer
