#include "core/explain/explain.h"

#include "core/explain/answers.h"
#include "core/explain/canonical_trace.h"
#include "core/explain/columns_trace.h"
#include "core/explain/hot_trace.h"
#include "core/explain/maze_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/outcome_trace.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/sum.h"

namespace mexplorer {

namespace {

/// By mex or, where positions have no values, by outcomes; for a P-position also the answers to its options.
Expected<Trace> optionsTrace(const Game& game, const Inquiry& asked, Task& task) {
    auto trace =
        game.as<ImpartialAspect>() ? Expected<Trace>(mexTrace(game, asked, task)) : outcomeTrace(asked, task);
    if (!trace) return trace;
    auto answered = answers(asked, task);
    if (!answered) return tl::unexpected(answered.error());
    const std::size_t line = trace->steps.back().codeLine;
    if (!answered->empty()) trace->begin(say(MX_TEXT("core", "answers")));
    for (Answer& answer : *answered)
        trace->steps.push_back({std::move(answer.sentence), line});
    return trace;
}

} // namespace

Expected<bool> isXorTelling(const Inquiry& asked, Task& task) {
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return false;
    const auto undecided = sum->undecided(task);
    if (!undecided) return tl::unexpected(undecided.error());
    if (!undecided->empty()) return false;
    const auto found = sum->components(task);
    if (!found) return tl::unexpected(found.error());
    const std::vector<Component>& components = **found;
    if (components.size() != 1) return true;
    return components.front().isHeap || !components.front().reason.empty();
}

Expected<Trace> explain(const Game& game, const Inquiry& asked, Task& task) {
    if (const auto* sum = asked.as<LedgerAspect>()) {
        auto plays = hotPlaysOf(*sum, task);
        if (plays) return Trace(hotTrace(std::move(*plays)));
        if (plays.error().kind == Error::Kind::cancelled) return tl::unexpected(plays.error());
    }
    if (const auto* shortGame = asked.as<ShortGameAspect>()) {
        const auto reduction = shortGame->reduction(task);
        if (reduction) return Trace(canonicalTrace(*reduction));
        if (reduction.error().kind == Error::Kind::cancelled) return tl::unexpected(reduction.error());
    }
    if (asked.as<MazeAspect>()) return mazeTrace(asked, task);
    const auto* columns = asked.as<ColumnsAspect>();
    if (columns && columns->heaps().size() <= mostColumnSteps) return columnsTrace(game, asked, task);
    if (auto proof = asked.proof()) {
        Trace trace{std::move(proof->title), std::move(proof->pseudoCode), {}};
        for (ProofStep& step : proof->steps)
            trace.steps.push_back(std::move(step)); // drops its mark
        return trace;
    }
    const auto telling = isXorTelling(asked, task);
    if (!telling) return tl::unexpected(telling.error());
    if (!*telling) return optionsTrace(game, asked, task);
    return xorTrace(game, asked, task);
}

std::vector<Saying> proofAfter(Trace& trace, const Inquiry& asked) {
    const auto proof = asked.proof();
    if (!proof) return {};
    const std::size_t before = trace.pseudoCode.size();
    trace.pseudoCode.insert(trace.pseudoCode.end(), proof->pseudoCode.begin(), proof->pseudoCode.end());
    std::vector<Saying> sayings;
    for (const ProofStep& step : proof->steps)
        if (!step.isVerdict) sayings.push_back({step.reason, before + step.codeLine});
    return sayings;
}

} // namespace mexplorer
