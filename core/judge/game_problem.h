#pragma once

#include "core/game/game.h"
#include "core/judge/game_form.h"
#include "core/judge/problem.h"

namespace mexplorer::judge {

/// A problem about a game, for example one of one’s own, as an online judge would set it: positions of it are
/// the cases. Errors: its positions are not numbers; both players do not have the same moves; the form asks
/// for values, and in misère play there are none.
[[nodiscard]] Expected<std::shared_ptr<const Problem>> gameProblem(std::shared_ptr<const Game> game,
                                                                   const GameForm& form);

} // namespace mexplorer::judge
