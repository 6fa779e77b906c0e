#include "ui/judge/open_game_problem.h"

namespace mexplorer::ui {

namespace {

std::shared_ptr<const judge::Problem> refusedProblem(const std::shared_ptr<const Game>& game,
                                                     const Error& error) {
    judge::Problem none;
    if (game) {
        none.id = none.game = game->description().id;
        none.parameters = game->parameters();
    }
    none.statement = error.message;
    none.answer = [error](judge::Reader&, judge::Answers&, Task&) -> Expected<void> {
        return tl::unexpected(error);
    };
    return std::make_shared<const judge::Problem>(std::move(none));
}

} // namespace

std::shared_ptr<const judge::Problem> openGameProblem(const std::shared_ptr<const Game>& game,
                                                      const Expected<judge::GameForm>& form) {
    if (!form) return refusedProblem(game, form.error());
    if (!game) return refusedProblem(game, {Error::Kind::invalid, say(MX_TEXT("core", "No game is open."))});
    const auto made = judge::gameProblem(game, *form);
    return made ? *made : refusedProblem(game, made.error());
}

} // namespace mexplorer::ui
