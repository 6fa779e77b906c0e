// The time from the start of a process to the first picture in its window: for Mexplorer and, for comparison,
// an empty Qt window.
#include "app/window/main_window.h"
#include "ui/views/view.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <cstring>

namespace {

/// Ends the process once the window has been painted (Mexplorer's including its figure).
template <class Ready>
int showUntilReady(QMainWindow& window, Ready ready) {
    window.show();
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &window, [&] {
        if (!ready()) return;
        window.repaint();
        QCoreApplication::quit();
    });
    poll.start(1);
    return QApplication::exec();
}

int runChild(int argc, char** argv, bool empty) {
    QApplication application(argc, argv);
    if (empty) {
        QMainWindow window;
        window.resize(1280, 800);
        return showUntilReady(window, [] { return true; });
    }
    QApplication::setStyle("Fusion");
    mexplorer::app::MainWindow window;
    return showUntilReady(window, [&] { return window.view().figure() != nullptr; });
}

void start(benchmark::State& state, const char* child) {
    for (auto _ : state) {
        QElapsedTimer clock;
        clock.start();
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {child});
        if (!process.waitForFinished(30'000) || process.exitCode() != 0) {
            state.SkipWithError("the window did not come up");
            break;
        }
        state.SetIterationTime(static_cast<double>(clock.nsecsElapsed()) * 1e-9);
    }
}

void mexplorerWindow(benchmark::State& state) {
    start(state, "--mexplorer");
}
void emptyWindow(benchmark::State& state) {
    start(state, "--empty");
}

BENCHMARK(mexplorerWindow)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(15);
BENCHMARK(emptyWindow)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(15);

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::strcmp(argv[1], "--mexplorer") == 0) return runChild(argc, argv, false);
    if (argc > 1 && std::strcmp(argv[1], "--empty") == 0) return runChild(argc, argv, true);
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
