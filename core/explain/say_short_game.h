#pragma once

#include "core/game/aspects/short_game.h"

namespace mexplorer {

/// What a game of two sides is worth: a number, a nimber, or a game with its stops, mean and temperature.
[[nodiscard]] Message sayShortGame(const ShortGameFacts& facts);

} // namespace mexplorer
