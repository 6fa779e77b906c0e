#include "core/explain/outcome_trace.h"

#include "core/explain/say_position.h"
#include "core/explain/side_labels.h"
#include "core/explain/told_move.h"
#include "core/rules/proof.h"

namespace mexplorer {

namespace {

enum OptionLine : std::size_t { someP, someDraw, allN };

Message sayTitle() {
    return say(MX_TEXT("core", "Who wins, from the options"));
}

/// In an N-position only the winning moves are worth showing.
bool showsOutcome(const SolvedMove& move, Outcome outcome) {
    return !isWon(outcome) || move.wins();
}

Trace twoSidedTrace(const Solution& solution) {
    Trace trace{sayTitle(), sideCode(), {}};
    for (const Side side : {Side::left, Side::right}) {
        const bool isLeft = side == Side::left;
        trace.begin(isLeft ? say(MX_TEXT("core", "Left begins")) : say(MX_TEXT("core", "Right begins")));
        for (const SolvedMove& move : solution.moves)
            if (move.side == side && move.wins())
                trace.steps.push_back({sayWhereMoveLeads(move, TellMoves::byPosition),
                                       isLeft ? SideLine::leftFirst : SideLine::rightFirst});
    }
    trace.begin(say(MX_TEXT("core", "result")));
    trace.steps.push_back({sayOutcome(solution.position, solution.evaluation.outcome), SideLine::outcome});
    return trace;
}

} // namespace

Expected<Trace> outcomeTrace(const Inquiry& asked, Task& task) {
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    if (solution.isTwoSided()) return twoSidedTrace(solution);
    const Outcome outcome = solution.evaluation.outcome;
    Trace trace{sayTitle(),
                {say(MX_TEXT("core", "N if some option is P")),
                 say(MX_TEXT("core", "else a draw if some option is a draw")),
                 say(MX_TEXT("core", "else P"))},
                {}};
    const std::size_t line = isWon(outcome) ? someP : isDrawn(outcome) ? someDraw : allN;
    trace.begin(say(MX_TEXT("core", "options")));
    for (const SolvedMove& move : solution.moves)
        if (showsOutcome(move, outcome))
            trace.steps.push_back({sayWhereMoveLeads(move, TellMoves::byPosition), line});
    trace.begin(say(MX_TEXT("core", "result")));
    trace.steps.push_back({sayOutcome(solution.position, outcome), line});
    return trace;
}

} // namespace mexplorer
