#include "core/explain/why.h"

#include "core/explain/answers.h"
#include "core/explain/say_ending.h"
#include "core/explain/say_first_moves.h"
#include "core/explain/say_ledger.h"
#include "core/explain/say_position.h"
#include "core/explain/say_short_game.h"
#include "core/explain/say_sum.h"
#include "core/explain/told_move.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/remark.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/short_game.h"
#include "core/rules/proof.h"
#include "core/text/set_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

Message sayWinningMove(const SolvedMove& move, TellMoves how) {
    return how == TellMoves::byMove ? say(MX_TEXT("core", "“%1” wins."), sayMove(move.move, move.to))
                                    : sayWhereMoveLeads(move, how);
}

/// Appends the list of winning moves, which ends with how many more there are.
void listMoves(const std::vector<Message>& moves, std::optional<std::size_t> wins, Why& found) {
    found.firstMove = found.reasons.size();
    found.moves = moves.size();
    found.wins = wins;
    found.reasons.insert(found.reasons.end(), moves.begin(), moves.end());
}

/// How many winning moves there are and, if `each`, which ones (of many only the first).
void sayWinningMoves(const Solution& solution, TellMoves how, bool each, Why& found) {
    std::vector<Message> listed;
    std::size_t wins = 0;
    for (const SolvedMove& move : solution.moves) {
        if (move.wins() && wins++ < mostListed) listed.push_back(sayWinningMove(move, how));
    }
    found.reasons.push_back(wins == 1 ? say(MX_TEXT("core", "It is the only winning move."))
                                      : say(MX_TEXT("core", "There are %1 winning moves."), wins));
    if (!each || wins == 1) return;
    sayOthers(wins, listed);
    listMoves(listed, wins, found);
}

/// `told` is the winning move to name, or null; if `each`, the others are listed, too.
void explainMoves(const Solution& solution, const SolvedMove* told, TellMoves how, bool each, Why& found) {
    std::vector<Message>& reasons = found.reasons;
    if (solution.isTwoSided()) {
        std::ranges::move(sayFirstMoves(solution, how), std::back_inserter(reasons));
        if (!told) return;
        found.winning = Why::WinningMove{told->move, told->to};
        return sayWinningMoves(solution, how, each, found);
    }
    if (isLost(solution.evaluation.outcome)) {
        reasons.push_back(sayEveryOptionIsN());
        return;
    }
    if (isDrawn(solution.evaluation.outcome)) {
        reasons.push_back(saySomeOptionIsDraw());
        return;
    }
    if (!told) return;
    reasons.push_back(sayToldMove(*told, how));
    found.winning = Why::WinningMove{told->move, told->to};
    if (solution.allWinning) sayWinningMoves(solution, how, each, found);
}

/// What the position is worth, if it is one of a game of two sides and that can be found. Errors: cancelled.
Expected<void> addValue(const Inquiry& asked, Task& task, Why& found) {
    const auto* shortGame = asked.as<ShortGameAspect>();
    if (!shortGame) return {};
    if (const auto* sum = asked.as<LedgerAspect>()) {
        const auto ledger = sum->ledger(task);
        if (ledger) std::ranges::move(sayLedger(*ledger), std::back_inserter(found.reasons));
    }
    const auto facts = shortGame->facts(task);
    if (!facts)
        return facts.error().kind == Error::Kind::cancelled ? Expected<void>(tl::unexpected(facts.error()))
                                                            : Expected<void>();
    found.reasons.push_back(sayShortGame(*facts));
    std::ranges::move(saySmallParts(*facts), std::back_inserter(found.reasons));
    return {};
}

/// The options' values, if every one of them is known.
std::vector<Nimber> valuesOf(const Solution& solution) {
    std::vector<Nimber> values;
    if (!solution.complete) return values;
    for (const SolvedMove& move : solution.moves) {
        if (!move.evaluation.nimber()) return {};
        values.push_back(*move.evaluation.nimber());
    }
    return asSet(std::move(values));
}

/// For games in which play may go on for ever.
Expected<Why> whyItEnds(const Inquiry& asked, Task& task) {
    const auto& cyclic = *asked.as<CyclicAspect>();
    const auto ending = asked.as<BestPlayAspect>()->bestPlay(task);
    if (!ending) return tl::unexpected(ending.error());
    auto reasons = sayWhyItEnds(asked, task);
    if (!reasons) return tl::unexpected(reasons.error());
    return Why{.headline = sayEndingAlone(cyclic, *ending),
               .verdict = sayEndingAlone(cyclic, *ending),
               .reasons = std::move(*reasons),
               .options = asked.optionCount(),
               .optionValues = {},
               .value = {}};
}

} // namespace

Expected<Why> why(const Game& game, const Inquiry& asked, Task& task, std::optional<std::size_t> chosen) {
    if (asked.as<CyclicAspect>()) return whyItEnds(asked, task);
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    const TellMoves how = howMovesAreTold(game);
    const auto told = toldMove(asked, solution, task, chosen);
    if (!told) return tl::unexpected(told.error());
    Why found{.headline = sayOutcome(solution.position, solution.evaluation.outcome),
              .verdict = sayOutcomeAlone(solution.evaluation.outcome),
              .reasons = {},
              .options = asked.optionCount(),
              .optionValues = valuesOf(solution),
              .value = solution.evaluation.nimber()};
    const bool terminal = solution.complete && solution.moves.empty();
    const auto* impartial = game.as<ImpartialAspect>();
    auto sum = terminal ? Expected<SumSaid>() : saySum(game, asked, task, chosen);
    if (!sum) return tl::unexpected(sum.error());
    if (const auto* roles = asked.as<RolesAspect>()) {
        found.headline = found.verdict = say(MX_TEXT("core", "MAX gets %1"), roles->score());
    } else {
        found.outcome = solution.evaluation.outcome;
        if (!terminal)
            explainMoves(solution, *told, how, sum->decision.empty(), found);
        else if (impartial)
            found.reasons.push_back(sayNothingLeft(impartial->play()));
    }
    if (const auto added = addValue(asked, task, found); !added) return tl::unexpected(added.error());
    std::ranges::move(sum->decision, std::back_inserter(found.reasons));
    if (!sum->moves.empty()) listMoves(sum->moves, sum->winning, found);
    if (const auto proof = asked.proof()) {
        for (const ProofStep& step : proof->steps)
            if (!step.isVerdict) found.proof.push_back(step.reason); // the verdict is among the reasons
    } else {
        auto answered = answers(asked, task, how);
        if (!answered) return tl::unexpected(answered.error());
        for (Answer& answer : *answered)
            found.proof.push_back(std::move(answer.sentence));
    }
    if (const auto* remark = asked.as<RemarkAspect>(); remark && !remark->remark().empty())
        found.reasons.push_back(remark->remark());
    if (found.optionValues.empty() && !terminal) found.value.reset(); // there is no set to show
    return found;
}

Message sayMex(const Why& why, std::size_t most) {
    std::vector<Message> values;
    for (std::size_t i = 0; i < std::min(most, why.optionValues.size()); ++i)
        values.push_back(about(Topic{topic::value, why.optionValues[i]}, argument(why.optionValues[i])));
    if (why.optionValues.size() > most) values.push_back(verbatim("…"));
    return say(MX_TEXT("core", "mex %1 = %2, the least value missing"),
               inTurn({verbatim("{"), membersText(std::move(values)), verbatim("}")}),
               about(Topic{topic::value, *why.value}, argument(*why.value)));
}

} // namespace mexplorer
