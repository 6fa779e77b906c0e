#pragma once

#include "core/game/game.h"

#include <string>
#include <vector>

namespace mexplorer::ui {

/// What stands beside a game, and which view shows both.
struct BesideChoice {
    std::string with;
    std::string picture; ///< empty if there is none
};

/// Unless somebody chooses: the other play, or else another number or choice of the rules, in a view that can
/// show both, if possible one whose values are compared; a game without such numbers with another setting of
/// its view. Any thread may ask.
[[nodiscard]] BesideChoice usualBeside(const Game& game);

/// Other values of the parameters, then of the view’s settings, “m=4”: plays first, and of each parameter the
/// nearest. Not all of them can be used in each game.
[[nodiscard]] std::vector<std::string> otherValuesOf(const Game& game, const std::string& view);

} // namespace mexplorer::ui
