#pragma once

#include "core/rules/break_game.h"

namespace mexplorer {

/// Grundy's game: split one heap into two unequal ones.
class Grundy : public BreakGame<Grundy> {
public:
    explicit Grundy(Play play) : BreakGame(play, BreakCode::unequalSplits()) {}

    static Description describe();
    static Expected<Grundy> make(const Parameters& parameters) { return Grundy(playOf(parameters)); }
};

} // namespace mexplorer
