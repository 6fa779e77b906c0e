#include "core/explain/why.h"

#include "core/explain/answers.h"
#include "core/explain/say_position.h"
#include "core/explain/told_move.h"
#include "core/rules/proof.h"
#include "core/solve/aspects/impartial.h"
#include "core/text/set_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

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
    const auto wins = static_cast<std::size_t>(std::count_if(
        solution.moves.begin(), solution.moves.end(), [](const SolvedMove& move) { return move.wins(); }));
    if (solution.allWinning) {
        reasons.push_back(wins == 1 ? say(MX_TEXT("core", "It is the only winning move."))
                                    : say(MX_TEXT("core", "There are %1 winning moves."), wins));
    }
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
    if (!terminal)
        explainMoves(solution, *told, found.reasons);
    else if (const auto* impartial = game.as<ImpartialAspect>())
        found.reasons.push_back(sayNothingLeft(impartial->play()));
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
