#pragma once

#include "core/rules/pieces.h"

namespace mexplorer {

/// Kiki's game (HDU 2147): a coin at the top right of an n × m board goes one step left, down, or diagonally
/// left and down. It is the king's walk on a board counted from 1; a position is the coin’s cell.
class Kiki : public VectorGame {
public:
    explicit Kiki(Play play) : VectorGame(play, vectorsOf(ChessPiece::king), 1) {}

    static Description describe();
    static Expected<Kiki> make(const Parameters& parameters) { return Kiki(playOf(parameters)); }

    [[nodiscard]] Message moveText(const Cell& cell, const Ride& ride) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Cell& cell) const {
        return mexplorer::closedForm(ChessPiece::king, play(), cell);
    }
};

} // namespace mexplorer
