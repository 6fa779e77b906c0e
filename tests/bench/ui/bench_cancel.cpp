#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/why.h"
#include "core/game/aspects/grid.h"
#include "tests/core/asked.h"
#include "ui/task/job.h"
#include "ui/views/line/line_data.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_settings.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Long work that the user may cancel; returns whether it ended because of that.
using Work = std::function<bool(Task&)>;

template <class Result>
bool wasCancelled(const Result& result) {
    return !result && result.error().kind == Error::Kind::cancelled;
}

std::shared_ptr<const Game> game(const char* id, const Parameters& parameters = {}) {
    return makeGame(id, parameters).value();
}

/// How long the user waits after Cancel, at any time in the work: from 20 ms on, in steps of 21 ms.
/// `worker_ms` is the longest time for which the worker went on in the background, to free memory for
/// instance.
void stop(benchmark::State& state, const Work& work) {
    using Clock = std::chrono::steady_clock;
    const auto milliseconds = [](Clock::duration time) {
        return std::chrono::duration<double, std::milli>(time).count();
    };
    int delay = 20;
    double worst = 0;
    double worker = 0;
    for (auto _ : state) {
        Job<bool> job;
        bool told = false;
        std::atomic<bool> inTime = false;
        job.start(
            "work", [&](Task& task) { return Expected<bool>(inTime = work(task)); },
            [&](const Expected<bool>&) { told = true; });
        QThread::msleep(static_cast<unsigned long>(delay));
        const auto begin = Clock::now();
        job.cancel();
        while (!told)
            QCoreApplication::processEvents();
        const auto took = Clock::now() - begin;
        workers().waitForDone();
        worker = std::max(worker, milliseconds(Clock::now() - begin));
        if (!inTime) return state.SkipWithError("the work had ended before it was cancelled");
        state.SetIterationTime(std::chrono::duration<double>(took).count());
        worst = std::max(worst, milliseconds(took));
        delay += 21;
    }
    state.counters["worst_ms"] = worst;
    state.counters["worker_ms"] = worker;
}

bool grid(Task& task) {
    const auto wythoff = game("wythoff");
    GridValues values({20000, 20000});
    return wasCancelled(wythoff->as<GridAspect>()->fill(values, task));
}
bool gridByDefinition(Task& task) {
    const auto wythoff = game("wythoff");
    GridValues values({4000, 4000});
    return wasCancelled(wythoff->as<GridAspect>()->fillByDefinition(values, task));
}
bool line(Task& task) {
    const auto game_ = game("subtraction", {{"set", "1,2,5,9,17,40,41,900,9999"}});
    return wasCancelled(computeLine(game_, roomFor(*game_, 100'000'000).value(), true, task));
}
bool unfold(Task& task, const char* merged) {
    const Parameters given{{"merged", merged}, {"budget", "1000000"}};
    const auto nim = game("nim");
    const Scene scene{nim, asked(*nim, "200,200,200,200"), completed(tree::settings(*nim), given).value()};
    return wasCancelled(makeTreePicture(scene, task));
}
bool search(Task& task) {
    const auto wythoff = game("wythoff", {{"play", "misere"}});
    return wasCancelled(asked(*wythoff, "30000,30000")->solution(task));
}
bool reasons(Task& task) {
    const auto wythoff = game("wythoff");
    return wasCancelled(why(*wythoff, *asked(*wythoff, "30000,30000"), task));
}
bool steps(Task& task) {
    const auto wythoff = game("wythoff");
    return wasCancelled(explain(*wythoff, *asked(*wythoff, "30000,30000"), task));
}

} // namespace

#define STOP(name, ...)                                                                                      \
    BENCHMARK_CAPTURE(stop, name, __VA_ARGS__)->UseManualTime()->Iterations(15)->Unit(benchmark::kMillisecond)

STOP(grid, grid);
STOP(gridByDefinition, gridByDefinition);
STOP(line, line);
STOP(treeUnfolded, [](Task& task) { return unfold(task, "off"); });
STOP(treeMerged, [](Task& task) { return unfold(task, "on"); });
STOP(search, search);
STOP(reasons, reasons);
STOP(steps, steps);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
