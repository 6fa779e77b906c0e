#include "core/explain/why.h"

#include "core/explain/answers.h"
#include "core/explain/say_position.h"
#include "core/explain/say_sum.h"
#include "core/explain/told_move.h"
#include "core/rules/proof.h"
#include "core/solve/aspects/impartial.h"
#include "core/text/parse.h"
#include "core/text/set_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Where the winning moves lead, while they are few; else how many there are.
Message sayWinningMoves(const Solution& solution) {
    std::vector<std::string> places;
    std::size_t wins = 0;
    for (const SolvedMove& move : solution.moves) {
        if (move.wins() && wins++ < mostListed) places.push_back(shown(move.to));
    }
    if (wins == 1) return say(MX_TEXT("core", "It is the only winning move."));
    if (wins > mostListed) return say(MX_TEXT("core", "There are %1 winning moves."), wins);
    return say(MX_TEXT("core", "There are %1 winning moves, to: %2."), wins, joined(places, "; "));
}

/// `told` is the winning move that is named, if there is one.
void explainMoves(const Solution& solution, const SolvedMove* told, std::vector<Message>& reasons) {
    if (solution.evaluation.outcome == Outcome::P) {
        reasons.push_back(sayEveryOptionIsN());
        return;
    }
    if (solution.evaluation.outcome == Outcome::draw) {
        reasons.push_back(say(MX_TEXT("core", "No option is P, but some option is a draw: nobody can win "
                                              "against best play.")));
        return;
    }
    if (!told) return;
    reasons.push_back(say(MX_TEXT("core", "Move to %1, which is P: from there the other player cannot win."),
                          shown(told->to)));
    if (solution.allWinning) reasons.push_back(sayWinningMoves(solution));
}

/// The options' values, if every one of them is known.
std::vector<Nimber> valuesOf(const Solution& solution) {
    std::vector<Nimber> values;
    if (!solution.complete) return values;
    for (const SolvedMove& move : solution.moves) {
        if (!move.evaluation.value) return {};
        values.push_back(*move.evaluation.value);
    }
    return asSet(std::move(values));
}

} // namespace

Expected<Why> why(const Game& game, const Inquiry& asked, Task& task) {
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    const auto told = toldMove(asked, solution, task);
    if (!told) return tl::unexpected(told.error());
    Why found{.headline = sayOutcome(solution.position, solution.evaluation.outcome),
              .reasons = {},
              .options = asked.optionCount(),
              .optionValues = valuesOf(solution),
              .value = solution.evaluation.value};
    const bool terminal = solution.complete && solution.moves.empty();
    const auto* impartial = game.as<ImpartialAspect>();
    if (!terminal)
        explainMoves(solution, *told, found.reasons);
    else if (impartial)
        found.reasons.push_back(sayNothingLeft(impartial->play()));
    if (impartial && !terminal) {
        auto sum = saySum(asked, impartial->play(), task);
        if (!sum) return tl::unexpected(sum.error());
        std::move(sum->begin(), sum->end(), std::back_inserter(found.reasons));
    }
    if (const auto proof = asked.proof()) {
        for (const ProofStep& step : proof->steps)
            if (!step.isVerdict) found.proof.push_back(step.reason); // the reasons have told it
    } else {
        auto answered = answers(asked, task);
        if (!answered) return tl::unexpected(answered.error());
        for (Answer& answer : *answered)
            found.proof.push_back(std::move(answer.sentence));
    }
    if (found.optionValues.empty() && !terminal) found.value.reset(); // there is no set to show
    return found;
}

} // namespace mexplorer
