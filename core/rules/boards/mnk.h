#pragma once

#include "core/rules/boards/stone_game.h"

namespace mexplorer {

/// Any m,n,k-game of up to 64 cells, with or without gravity.
class Mnk : public StoneGame {
public:
    using StoneGame::StoneGame;

    static Description describe();
    /// Errors: more than 64 cells.
    static Expected<Mnk> make(const Parameters& parameters);
};

} // namespace mexplorer
