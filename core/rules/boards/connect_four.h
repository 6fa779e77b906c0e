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

    /// On the 7 × 6 board a position near the end of a game, else the empty board.
    [[nodiscard]] Stones startPosition() const;
    /// From a book of the first moves on 7 × 6 (see connectFourBook).
    [[nodiscard]] std::optional<BestPlay> knownPlay(const Stones& stones) const;
};

} // namespace mexplorer
