#pragma once

#include "core/judge/game_problem.h"

namespace mexplorer::ui {

/// The problem about the game that is open, which may be none, in this form. What the judge cannot set is a
/// problem without cases that says why.
[[nodiscard]] std::shared_ptr<const judge::Problem> openGameProblem(const std::shared_ptr<const Game>& game,
                                                                    const Expected<judge::GameForm>& form);

} // namespace mexplorer::ui
