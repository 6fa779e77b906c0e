#pragma once

#include "core/catalogue/breaking_rules.h"
#include "core/game/game.h"

#include <memory>

namespace mexplorer {

/// The game with all that its rules allow to ask.
[[nodiscard]] std::unique_ptr<Game> makeBreakingGame(BreakingRules rules, Parameters parameters);

} // namespace mexplorer
