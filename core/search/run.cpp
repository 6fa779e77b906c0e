#include "core/search/run.h"

#include "core/search/walk.h"

namespace mexplorer {

namespace {

/// Runs one pass and adds it to the run.
Expected<void> addPass(PositionGraph& graph, const SearchSettings& settings, std::uint32_t horizon,
                       Task& task, std::uint32_t most, SearchRun& run, PassResults* results) {
    std::optional<DepthLimitedGraph> limited;
    if (horizon > 0) limited.emplace(graph, horizon);
    PositionGraph& seen = limited ? *limited : graph;
    Walk walk(seen, limited ? &*limited : nullptr, settings, task, most, run, results);
    run.passes.push_back({static_cast<std::uint32_t>(run.nodes.size()) - 1, horizon});
    if (results) run.events.push_back({.kind = SearchEvent::Kind::pass, .node = run.passes.back().root});
    if (limited) run.win = limited->win();
    if (auto walked = findsValues(settings.method) ? walk.scores() : walk.visits(); !walked) return walked;
    // A score that is certain is one of the rules’, which the pass has scaled.
    if (run.isWhole && run.score && !run.isEstimate) *run.score /= run.win.value_or(1);
    return {};
}

} // namespace

Expected<SearchRun> search(PositionGraph& graph, const SearchSettings& settings, Task& task,
                           std::uint32_t most) {
    SearchRun run;
    run.maxMoves = settings.maxMoves;
    if (settings.method != SearchMethod::deepening) {
        const auto added = addPass(graph, settings, settings.horizon, task, most, run, nullptr);
        return added ? Expected<SearchRun>(std::move(run)) : tl::unexpected(added.error());
    }
    PassResults results;
    for (std::uint32_t horizon = 1;; ++horizon) {
        if (run.nodes.size() >= most) run.isWhole = false;
        if (!run.isWhole) break;
        const auto added = addPass(graph, settings, horizon, task, most, run, &results);
        if (!added) return tl::unexpected(added.error());
        if (!run.isWhole || !run.isEstimate || horizon == settings.horizon) break;
    }
    return run;
}

tl::unexpected<Error> treeTooLarge(std::uint32_t most) {
    return tooLarge(
        say(MX_TEXT("core", "The tree of moves has more than %1 nodes: too many to walk through. With a "
                            "depth limit there are fewer, and often with a table of what was met."),
            most));
}

} // namespace mexplorer
