#include "core/play/judged_move.h"

#include "core/explain/told_move.h"
#include "core/play/move_cost.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Empty if out of reach, or if it depends on whose move it is. Errors: cancelled.
Expected<std::optional<Outcome>> outcomeIn(const Inquiry& asked, Task& task) {
    const auto evaluation = asked.evaluation(task);
    if (evaluation) return metBy(evaluation->outcome, Side::either);
    if (evaluation.error().kind == Error::Kind::cancelled) return tl::unexpected(evaluation.error());
    return std::nullopt;
}

/// Of a move between positions as those meet them who are to move there.
Mark markOf(Outcome before, Outcome after) {
    if (isWon(before)) return isLost(after) ? Mark::winning : isWon(after) ? Mark::lostIt : Mark::drewIt;
    if (isDrawn(before)) return isDrawn(after) ? Mark::drawing : Mark::lostDraw;
    return Mark::alreadyLost;
}

bool isOnlyWinning(const Solution& solution) {
    return solution.allWinning && std::ranges::count_if(solution.moves, &SolvedMove::wins) == 1;
}

/// A move that wins or, if none does, one that draws.
Expected<std::optional<SolvedMove>> betterMove(const Inquiry& from, const Solution& solution, Task& task) {
    const auto told = toldMove(from, solution, task);
    if (!told) return tl::unexpected(told.error());
    if (*told) return **told;
    const auto drawing = std::ranges::find_if(
        solution.moves, [](const SolvedMove& move) { return isDrawn(move.evaluation.outcome); });
    if (drawing == solution.moves.end()) return std::nullopt;
    return *drawing;
}

} // namespace

bool gaveAway(Mark mark) {
    return mark == Mark::lostIt || mark == Mark::drewIt || mark == Mark::lostDraw;
}

Message nameOf(Mark mark) {
    switch (mark) {
    case Mark::onlyWinning:
        return say(MX_TEXT("core", "the only winning move"));
    case Mark::winning:
        return say(MX_TEXT("core", "winning"));
    case Mark::lostIt:
        return say(MX_TEXT("core", "lost it"));
    case Mark::drewIt:
        return say(MX_TEXT("core", "let the win go"));
    case Mark::drawing:
        return say(MX_TEXT("core", "kept the draw"));
    case Mark::lostDraw:
        return say(MX_TEXT("core", "lost the draw"));
    case Mark::alreadyLost:
        return say(MX_TEXT("core", "already lost"));
    case Mark::unknown:
        break;
    }
    return say(MX_TEXT("core", "not known"));
}

Message sayMark(const JudgedMove& move) {
    if (!move.cost || *move.cost == 0) return nameOf(move.mark);
    return say(MX_TEXT("core", "%1; it costs %2"), nameOf(move.mark), rationalText(*move.cost));
}

Expected<JudgedMove> judgedMove(const Inquiry& from, const Inquiry& to, const Message& move, Task& task) {
    JudgedMove judged{from.position(), to.position(), move};
    const auto before = outcomeIn(from, task);
    if (!before) return tl::unexpected(before.error());
    const auto after = outcomeIn(to, task);
    if (!after) return tl::unexpected(after.error());
    judged.before = *before;
    judged.after = *after;
    if (!judged.before || !judged.after) return judged;
    judged.mark = markOf(**before, **after);
    auto cost = costOfMove(from, to, task);
    if (!cost) return tl::unexpected(cost.error());
    judged.cost = std::move(*cost);
    const bool wantsMoves = judged.mark == Mark::winning || gaveAway(judged.mark);
    const auto solution = wantsMoves ? from.solution(task) : Found<Solution>(cancelled());
    if (task.cancelled()) return cancelled();
    if (!wantsMoves || !solution) return judged;
    if (judged.mark == Mark::winning) {
        if (isOnlyWinning(**solution)) judged.mark = Mark::onlyWinning;
        return judged;
    }
    auto better = betterMove(from, **solution, task);
    if (!better) return tl::unexpected(better.error());
    judged.better = std::move(*better);
    return judged;
}

} // namespace mexplorer
