#include "core/explain/columns_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/told_move.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/roles.h"
#include "core/play/question_makers.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

/// How obvious a mistake is: low for a draw, or for an option with a small value.
std::uint64_t distanceOf(const SolvedMove& losing) {
    if (isDrawn(losing.evaluation.outcome)) return 0;
    return losing.evaluation.nimber().value_or(1);
}

/// Moves that do not win, with distinct names, none of them that of a winning move; the least obvious
/// mistakes first.
std::vector<SolvedMove> losingMoves(const std::vector<SolvedMove>& moves, RandomChoice& random) {
    std::set<std::string> names;
    for (const SolvedMove& move : moves)
        if (move.wins()) names.insert(move.move.english());
    std::vector<SolvedMove> losing;
    for (const SolvedMove& move : moves)
        if (!move.wins() && names.insert(move.move.english()).second) losing.push_back(move);
    shuffle(losing, random);
    std::ranges::stable_sort(losing, {}, distanceOf);
    return losing;
}

/// A winning move whose name is not also that of a losing one; empty if there is none.
std::optional<SolvedMove> winningMove(const std::vector<SolvedMove>& moves, RandomChoice& random) {
    std::set<std::string> losing;
    std::vector<SolvedMove> winning;
    for (const SolvedMove& move : moves)
        if (!move.wins()) losing.insert(move.move.english());
    for (const SolvedMove& move : moves)
        if (move.wins() && !losing.contains(move.move.english())) winning.push_back(move);
    if (winning.empty()) return std::nullopt;
    return random.oneOf(winning);
}

QuestionChoice asChoice(const SolvedMove& move, TellMoves how) {
    return {move.move, sayWhereMoveLeads(move, how)};
}

/// Where a mex is counted, the step that puts the option into its box; else the last step, which makes the
/// move.
Expected<QuestionPlace> movePlace(const Asking& asking, const QuestionPlace& outcome,
                                  const SolvedMove& move) {
    const Inquiry& asked = *asking.asked;
    QuestionPlace place = outcome;
    if (outcome.view == "mex") {
        const auto trace = mexTrace(asking.game, asked, asking.task);
        if (!trace) return tl::unexpected(trace.error());
        const auto& options = trace->subject.options;
        const auto option =
            static_cast<std::size_t>(std::ranges::find(options, move.to, &SolvedMove::to) - options.begin());
        const auto step = std::ranges::find(trace->states, std::optional(option), &MexState::option);
        if (step != trace->states.end()) place.step = static_cast<int>(step - trace->states.begin());
    } else if (outcome.view == "xor") {
        const auto trace = xorTrace(asking.game, asked, asking.task);
        if (!trace) return tl::unexpected(trace.error());
        place.step = static_cast<int>(trace->steps.size()) - 1;
    } else if (outcome.view == "columns") {
        const auto trace = columnsTrace(asking.game, asked, asking.task);
        if (!trace) return tl::unexpected(trace.error());
        place.step = static_cast<int>(trace->steps.size()) - 1;
    }
    return place;
}

/// Where it is seen why a move does not win: at its own option, or at who wins the position that it leads to.
Expected<QuestionPlace> losingPlace(const Asking& asking, const QuestionPlace& outcome,
                                    const SolvedMove& move) {
    if (outcome.view != "xor" && outcome.view != "columns") return movePlace(asking, outcome, move);
    const auto after = ask(asking.game, move.to);
    if (!after) return tl::unexpected(after.error());
    return outcomePlace({asking.game, *after, asking.level, asking.wish, asking.insists, asking.random,
                         asking.task, asking.isFresh});
}

/// Who is to move: in a game of two sides either of the players.
Side moverOf(const Solution& solution, RandomChoice& random) {
    return solution.isTwoSided() ? random.oneOf(std::vector{Side::left, Side::right}) : Side::either;
}

Message sayWhichWins(const Message& position, Side mover) {
    switch (mover) {
    case Side::left:
        return say(MX_TEXT("core", "Left moves first. Which move wins from %1?"), position);
    case Side::right:
        return say(MX_TEXT("core", "Right moves first. Which move wins from %1?"), position);
    case Side::either:
        break;
    }
    return say(MX_TEXT("core", "Which move wins from %1?"), position);
}

MadeQuestion askMove(const Asking& asking) {
    const Inquiry& asked = *asking.asked;
    const auto solved = asked.solution(asking.task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    const Side mover = moverOf(solution, asking.random);
    std::vector<SolvedMove> own = solution.moves;
    std::erase_if(own, [&](const SolvedMove& move) { return move.side != mover; });
    if (!solution.complete || own.size() < 2) return std::nullopt;
    const auto winning = winningMove(own, asking.random);
    const bool canWin = isWon(solution.evaluation.outcome, mover);
    const bool wantsNone = asking.wish % 4 == 0;
    if (canWin != winning.has_value() || (asking.insists && canWin == wantsNone)) return std::nullopt;
    const std::size_t most = 2 + (asking.level + 1) / 2;
    std::vector<SolvedMove> moves = asking.taken(losingMoves(own, asking.random), winning ? most - 1 : most);
    if (moves.empty()) return std::nullopt;
    if (winning) moves.push_back(*winning);
    shuffle(moves, asking.random);
    const TellMoves how = howMovesAreTold(asking.game);
    Question question{.kind = QuestionKind::move,
                      .position = asked.position(),
                      .sentence = sayWhichWins(sayPosition(asked.position()), mover),
                      .choices = {},
                      .why = {},
                      .place = {}};
    for (const SolvedMove& move : moves) {
        question.told.push_back(move.to);
        if (move.wins()) question.right = question.choices.size();
        question.choices.push_back(asChoice(move, how));
    }
    if (!winning) question.right = question.choices.size();
    question.choices.push_back({say(MX_TEXT("core", "no move wins"))});
    if (winning)
        question.why = {sayWhereMoveLeads(*winning, how)};
    else if (auto said = sayWhyOutcome(asking, question); !said)
        return tl::unexpected(said.error());
    auto place = outcomePlace(asking);
    if (!place) return tl::unexpected(place.error());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].wins()) continue;
        auto losing = losingPlace(asking, *place, moves[i]);
        if (!losing) return tl::unexpected(losing.error());
        question.choices[i].place = std::move(*losing);
    }
    if (winning) place = movePlace(asking, *place, *winning);
    if (!place) return tl::unexpected(place.error());
    question.place = std::move(*place);
    return question;
}

} // namespace

QuestionMaker moveQuestions() {
    return {QuestionKind::move, "move", say(MX_TEXT("core", "Which move wins?")),
            [](const Game& game) { return !instancesHave<RolesAspect>(game); }, askMove};
}

} // namespace mexplorer
