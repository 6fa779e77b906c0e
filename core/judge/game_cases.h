#pragma once

#include "core/game/game.h"
#include "core/judge/game_form.h"
#include "core/judge/making/case_maker.h"
#include "core/text/expected.h"

#include <memory>

namespace mexplorer::judge {

/// Positions of a game as cases.
struct GameCases {
    std::shared_ptr<const CaseMaker> maker;
    Case sample; ///< the position that the game opens with
};

/// All small positions, the largest ones that are quickly solved, and random ones. Errors: the positions of
/// the game are not written as numbers.
[[nodiscard]] Expected<GameCases> gameCases(const std::shared_ptr<const Game>& game, const GameForm& form);

} // namespace mexplorer::judge
