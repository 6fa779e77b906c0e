#include "core/play/opponent.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/best_play.h"
#include "core/game/aspects/mover.h"
#include "core/play/choosing.h"
#include "core/rules/hash.h"
#include "core/text/say_count.h"

namespace mexplorer {

std::vector<SolvedMove> firstMoves(const Inquiry& asked, std::size_t most) {
    std::vector<SolvedMove> moves;
    asked.graph()->forEachMove(0, [&](Message move, std::string to) {
        moves.push_back({std::move(move), std::move(to), {}});
        return moves.size() < most;
    });
    return moves;
}

Message sayCutShort() {
    return say(MX_TEXT("core", "The search was cut short: this is the best move that was found by then."));
}

Message saySlip() {
    return say(MX_TEXT("core", "This move was made without thinking."));
}

Message sayGuess() {
    return say(MX_TEXT("core", "Who wins here is out of reach: this move is a guess."));
}

Message sayNoMoveWins(const Inquiry& asked) {
    return say(MX_TEXT("core", "No move wins from %1: every option is N."), sayPosition(asked.position()));
}

Message sayAnswers(const Answers& answers) {
    if (answers.all == 0) return say(MX_TEXT("core", "It ends the game."));
    return sayCount(answers.winning, MX_TEXT("core", "It leaves a single winning answer."),
                    MX_TEXT("core", "It leaves %1 winning answers, as few as can be."), answers.winning);
}

namespace {

/// Depends on nothing else, so that an opponent asked again does the same again.
Random randomAt(const std::string& position, const Skill& skill, std::uint64_t turn) {
    return Random(mixed(mixed(hashOf(skill.seed), turn), position));
}

} // namespace

Expected<ChosenMove> chooseMove(const Game& game, const Inquiry& asked, const Skill& skill,
                                std::uint64_t turn, Task& task) {
    if (asked.optionCount() == 0) {
        return invalid(
            say(MX_TEXT("core", "The game is over at %1: no move is left."), sayPosition(asked.position())));
    }
    Random random = randomAt(asked.position(), skill, turn);
    const bool errs = random.often(skill.errs);
    const Choosing choosing{game, asked, errs, random, task};
    auto chosen = asked.as<MoverAspect>()      ? chooseBySide(choosing)
                  : asked.as<BestPlayAspect>() ? chooseByScores(choosing)
                                               : chooseByLastMove(choosing);
    if (chosen || !task.cancelled()) return chosen;
    const SolvedMove first = firstMoves(asked, 1).front();
    return ChosenMove{first.move, first.to, ChosenMove::How::cutShort, {sayCutShort()}};
}

} // namespace mexplorer
