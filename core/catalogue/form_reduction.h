#pragma once

#include "core/game/aspects/short_game.h"
#include "core/partizan/short_games.h"

namespace mexplorer {

/// The way from these options to the canonical form, with each comparison on it played out. Errors: the name
/// of the form is too long; what stopped the games.
[[nodiscard]] Expected<ShortGameReduction> reductionOf(std::vector<ShortGames::Id> left,
                                                       std::vector<ShortGames::Id> right, ShortGames& games);

} // namespace mexplorer
