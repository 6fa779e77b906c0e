#pragma once

#include "core/game/aspects/short_game.h"
#include "core/partizan/short_games.h"

namespace mexplorer {

/// The options of a game as bounds for numbers, by the simplest-number theorem (Conway 1976): the game is the
/// number with the earliest birthday that none of them excludes, if there is any. Errors: a name is too long;
/// what stopped the games.
[[nodiscard]] Expected<NumberSought> numberSoughtOf(const std::vector<ShortGames::Id>& left,
                                                    const std::vector<ShortGames::Id>& right,
                                                    ShortGames& games);

} // namespace mexplorer
