#pragma once

#include "core/rules/boards/stone_game.h"

namespace mexplorer {

/// Connect Four: discs fall into columns; four in a row win.
class ConnectFour : public StoneGame {
public:
    ConnectFour(std::uint32_t columns, std::uint32_t rows) : StoneGame({columns, rows, 4, true}) {}

    static Description describe();
    /// Errors: more than 64 cells.
    static Expected<ConnectFour> make(const Parameters& parameters);

    /// On the usual board a game near its end, else the empty board.
    [[nodiscard]] Stones startPosition() const;
    /// The empty board of 7 × 6 and its first moves, which are far from what a search can do in a moment.
    [[nodiscard]] std::optional<Evaluation> closedForm(const Stones& stones) const;
};

} // namespace mexplorer
