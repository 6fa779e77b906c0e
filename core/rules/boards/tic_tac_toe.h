#pragma once

#include "core/rules/boards/stone_game.h"

namespace mexplorer {

/// Tic-tac-toe: three in a row on a board of 3 × 3.
class TicTacToe : public StoneGame {
public:
    TicTacToe() : StoneGame(StoneShape{}) {}

    static Description describe();
    static Expected<TicTacToe> make(const Parameters& /*parameters*/) { return TicTacToe(); }

    /// A position in mid-game, whose tree is small enough to be shown.
    [[nodiscard]] Stones startPosition() const { return parse(opening).value(); }

private:
    static constexpr const char* opening = "X.O/.X./..O";
};

} // namespace mexplorer
