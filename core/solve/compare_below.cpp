#include "core/solve/compare_below.h"

#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/impartial.h"
#include "core/game/work_below.h"
#include "core/own/ending_rules.h"
#include "core/theory/mex.h"
#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t positionsBetweenChecks = 256;

using Id = PositionGraph::Id;

/// Expands every position. Errors: too many, or too many moves between them; cancelled.
Expected<void> expandAll(PositionGraph& graph, Task& task) {
    std::uint64_t moves = 0;
    for (std::size_t id = 0; id < graph.size(); ++id) {
        if (graph.size() > mostComparedBelow) return tooManyPositionsBelow(mostComparedBelow);
        moves = saturatedSum(moves, graph.optionCount(static_cast<Id>(id)));
        if (moves > mostMovesComparedBelow) return tooManyMovesBelow(moves, mostMovesComparedBelow);
        if (auto expanded = graph.expand(static_cast<Id>(id), task); !expanded) return expanded;
    }
    return {};
}

/// Who wins, from the options; `sides` says whose they are, and is empty if both players have the same.
Outcome outcomeFrom(const std::vector<Evaluation>& options, const std::vector<Side>& sides) {
    const auto bestFor = [&](Side mover) {
        Score best = -1; // who cannot move has lost
        for (std::size_t i = 0; i < options.size(); ++i)
            if (sides.empty() || sides[i] == mover)
                best = std::max(best, -scoreOf(options[i].outcome, opponentOf(mover)));
        return best;
    };
    return sides.empty() ? outcomeOf(bestFor(Side::either))
                         : outcomeBetween(bestFor(Side::left), bestFor(Side::right));
}

/// The evaluation by the definition, from those of the options: by mex or, in games that are not decided by
/// the last move (`impartial` is null), the outcome alone; at the end of play that is what the rules say.
Expected<Evaluation> defined(const ImpartialAspect* impartial, PositionGraph& graph, Id id,
                             const std::vector<Evaluation>& options, Task& task) {
    if (!impartial) {
        if (options.empty()) return graph.evaluation(id, task);
        return Evaluation{outcomeFrom(options, graph.sides(id)), {}};
    }
    if (options.empty()) return evaluationOf(terminalValue(impartial->play()));
    std::vector<Nimber> values;
    values.reserve(options.size());
    for (const Evaluation& option : options)
        values.push_back(*option.nimber());
    return evaluationOf(mex(values));
}

/// The error for play from the first of these frames that comes back to it.
template <class Frames>
tl::unexpected<Error> endlessFrom(Frames frame, Frames end, const PositionGraph& graph) {
    std::vector<std::string> texts;
    for (; frame != end; ++frame)
        texts.push_back(graph.text(frame->id));
    return playIsEndless(texts, false);
}

/// The evaluation of every position by the definition, options first, with an explicit stack. Errors: play
/// comes back to a position.
Expected<std::vector<Evaluation>> definedBelow(const ImpartialAspect* impartial, PositionGraph& graph,
                                               Task& task) {
    struct Frame {
        Id id;
        std::size_t next = 0;
    };
    std::vector<bool> isKnown(graph.size(), false);
    std::vector<bool> isOpen(graph.size(), false);
    std::vector<Evaluation> evaluations(graph.size());
    std::vector<Frame> open = {{0}};
    std::vector<Evaluation> found;
    std::size_t known = 0;
    for (std::size_t steps = 0; !open.empty(); ++steps) {
        if (steps % positionsBetweenChecks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(known) / static_cast<double>(graph.size()));
        }
        Frame& frame = open.back();
        const auto options = graph.options(frame.id);
        while (frame.next < options.size() && isKnown[options[frame.next]])
            ++frame.next;
        isOpen[frame.id] = true;
        if (frame.next < options.size()) {
            const Id next = options[frame.next];
            if (isOpen[next])
                return endlessFrom(std::ranges::find(open, next, &Frame::id), open.end(), graph);
            open.push_back({next});
            continue;
        }
        isOpen[frame.id] = false;
        found.clear();
        for (const Id option : options)
            found.push_back(evaluations[option]);
        const auto evaluation = defined(impartial, graph, frame.id, found, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        evaluations[frame.id] = *evaluation;
        isKnown[frame.id] = true;
        ++known;
        open.pop_back();
    }
    return evaluations;
}

/// The same where play may go on for ever, by plain value iteration: every position with moves is a draw at
/// first, and is looked at again and again until nothing changes.
Expected<std::vector<Evaluation>> iteratedBelow(PositionGraph& graph, Task& task) {
    std::vector<Evaluation> evaluations(graph.size(), {Outcome::draw, {}});
    std::vector<Evaluation> found;
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (Id id = 0; id < evaluations.size(); ++id) {
            if (id % positionsBetweenChecks == 0 && task.cancelled()) return cancelled();
            found.clear();
            for (const Id option : graph.options(id))
                found.push_back(evaluations[option]);
            const auto evaluation = defined(nullptr, graph, id, found, task);
            if (!evaluation) return tl::unexpected(evaluation.error());
            isChanged = isChanged || *evaluation != evaluations[id];
            evaluations[id] = *evaluation;
        }
    }
    return evaluations;
}

/// What the solvers say if the theorem leaves something open; nothing if they leave it open as well, as they
/// may if it would take them too long.
Expected<std::optional<Evaluation>> solvedBeyond(const std::optional<Evaluation>& theorem, bool hasValues,
                                                 PositionGraph& graph, Id id, Task& task) {
    if (theorem && theorem->value) return std::optional<Evaluation>();
    const auto solved = graph.evaluation(id, task);
    if (!solved) return tl::unexpected(solved.error());
    const bool isWhole = solved->value || !hasValues;
    return isWhole ? std::optional(*solved) : std::nullopt;
}

} // namespace

Expected<Comparison<std::string>> compareBelow(const Game& game, const Inquiry& asked, Task& task) {
    const auto* impartial = game.as<ImpartialAspect>();
    const auto graph = asked.graph();
    if (auto expanded = expandAll(*graph, task); !expanded) return tl::unexpected(expanded.error());
    const auto truths =
        asked.as<CyclicAspect>() ? iteratedBelow(*graph, task) : definedBelow(impartial, *graph, task);
    if (!truths) return tl::unexpected(truths.error());
    Comparison<std::string> comparison;
    for (Id id = 0; id < truths->size(); ++id) {
        if (id % positionsBetweenChecks == 0 && task.cancelled()) return cancelled();
        const std::string text = graph->text(id);
        const auto theorem = graph->closedForm(id);
        const auto solved = solvedBeyond(theorem, impartial != nullptr, *graph, id, task);
        if (!solved) return tl::unexpected(solved.error());
        comparison.add({text, (*truths)[id], theorem, *solved});
    }
    return comparison;
}

} // namespace mexplorer
