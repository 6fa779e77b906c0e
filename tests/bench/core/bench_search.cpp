#include "core/catalogue/catalogue.h"
#include "core/explain/search_trace.h"
#include "core/game/aspects/positions.h"
#include "core/search/progress.h"

#include <benchmark/benchmark.h>

#include <numeric>

using namespace mexplorer;

namespace {

/// An unfinished search with 200,000 nodes.
const SearchRun& largeRun() {
    static const SearchRun run = [] {
        Task task;
        const auto game = makeGame("nim").value();
        return search(*ask(*game, "5,6,7").value()->graph(), {.method = SearchMethod::minimax}, task).value();
    }();
    return run;
}

/// What a step costs before anything is drawn: the state after half of the events, or after all.
void progressOfAStep(benchmark::State& state) {
    const SearchRun& run = largeRun();
    const std::size_t events = run.events.size() * static_cast<std::size_t>(state.range(0)) / 2;
    for (auto step : state) {
        const SearchProgress progress(run, events);
        benchmark::DoNotOptimize(progress.counts());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(events));
}

/// The limit set by memory: the same events, read once.
void readingTheEvents(benchmark::State& state) {
    const SearchRun& run = largeRun();
    for (auto step : state) {
        benchmark::DoNotOptimize(
            std::accumulate(run.events.begin(), run.events.end(), std::uint64_t{0},
                            [](std::uint64_t sum, const SearchEvent& event) { return sum + event.node; }));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(run.events.size()));
}

/// All sentences of the longest search that is shown step by step.
void sentencesOfALongSearch(benchmark::State& state) {
    const auto game = makeGame("nim").value();
    const auto asked = ask(*game, "5,6,7").value();
    const Parameters values = completed(searchParameters(), {{"method", "minimax"}}).value();
    Task task;
    for (auto step : state)
        benchmark::DoNotOptimize(searchTrace(*asked, asked->graph(), values, task));
}

/// Searching, by method.
void walking(benchmark::State& state) {
    const auto game = makeGame("nim").value();
    const auto asked = ask(*game, "3,4,5").value();
    const auto graph = asked->graph();
    Task task;
    std::uint64_t visits = 0;
    for (auto step : state)
        visits +=
            search(*graph, {.method = static_cast<SearchMethod>(state.range(0))}, task).value().counts.visits;
    state.SetItemsProcessed(static_cast<std::int64_t>(visits));
}

BENCHMARK(readingTheEvents)->Unit(benchmark::kMillisecond);
BENCHMARK(progressOfAStep)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);
BENCHMARK(sentencesOfALongSearch)->Unit(benchmark::kMillisecond);
BENCHMARK(walking)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
