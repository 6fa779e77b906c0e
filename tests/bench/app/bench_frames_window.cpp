// How long a step or a pan takes in the real window, with its panels: from the change until all is painted.
#include "app/window/main_window.h"
#include "ui/lesson/player.h"
#include "ui/task/workers.h"
#include "ui/views/view.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QMouseEvent>
#include <QThread>

#include <algorithm>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

using namespace mexplorer;

namespace {

struct Subject {
    const char* game;
    Parameters parameters;
    std::string position; ///< empty: the game's opening position
    const char* view;
    Parameters settings;
};

/// A window with a document that shows its picture and has its steps.
class Shown {
public:
    explicit Shown(const Subject& subject) {
        window_.resize(1280, 720);
        window_.show();
        ui::Document& document = window_.document();
        isOpen_ = document.setGame(subject.game, subject.parameters) && document.setView(subject.view) &&
                  document.setSettings(subject.view, subject.settings) &&
                  (subject.position.empty() || document.setPosition(subject.position));
        QCoreApplication::processEvents();
        while (!ui::workers().waitForDone(1))
            QCoreApplication::processEvents();
        for (int round = 0; round < 4; ++round) // shows what came, and lays it out
            QCoreApplication::processEvents();
        isOpen_ = isOpen_ && window_.player().stepCount() > 0;
    }

    [[nodiscard]] bool isOpen() const { return isOpen_; }
    [[nodiscard]] ui::Player& player() { return window_.player(); }
    [[nodiscard]] ui::Canvas& canvas() { return window_.view().canvas(); }

private:
    app::MainWindow window_;
    bool isOpen_;
};

/// Seconds of this thread's processor time, independent of other programs.
double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Measures each change until the window is painted. Other programs disturb single frames, so the 99th
/// percentile tells more than the slowest.
void measure(benchmark::State& state, const std::function<void()>& change) {
    std::vector<double> times;
    for (auto _ : state) {
        const double begin = processorTime();
        change();
        QCoreApplication::processEvents();
        times.push_back(processorTime() - begin);
        state.SetIterationTime(times.back());
    }
    const auto slowest = std::ranges::max_element(times);
    state.counters["slowest_ms"] = 1e3 * *slowest;
    state.counters["which"] = static_cast<double>(slowest - times.begin());
    std::ranges::sort(times);
    state.counters["of_100_the_slowest_ms"] = 1e3 * times[times.size() * 99 / 100];
}

/// Goes through all steps, a thousandth of them at a time.
void stepping(benchmark::State& state, const Subject& subject) {
    Shown shown(subject);
    if (!shown.isOpen()) return state.SkipWithError("there are no steps");
    const int count = shown.player().stepCount();
    state.counters["steps"] = count;
    int step = 0;
    measure(state, [&] {
        shown.player().setStep(step);
        step = (step + std::max(1, count / 1000)) % count;
    });
}

/// Pans by the mouse, there and back, at several scales.
void panning(benchmark::State& state, const Subject& subject) {
    Shown shown(subject);
    if (!shown.isOpen()) return state.SkipWithError("there are no steps");
    ui::Canvas& canvas = shown.canvas();
    const auto send = [&](QEvent::Type type, const QPointF& at, Qt::MouseButton button,
                          Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, canvas.mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&canvas, &event);
    };
    const QPointF middle = QRectF(canvas.rect()).center();
    int time = 0;
    measure(state, [&] {
        if (time++ % 16 == 0) canvas.zoom(time % 256 < 128 ? 1.5 : 1 / 1.5, middle);
        const QPointF to = middle + QPointF(time % 2 == 0 ? 60 : -60, time % 3 == 0 ? 40 : -20);
        send(QEvent::MouseButtonPress, middle, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    });
}

/// Shows each frame of the ways between steps; the first of each includes what is made before it moves.
void moving(benchmark::State& state, const Subject& subject) {
    Shown shown(subject);
    if (!shown.isOpen()) return state.SkipWithError("there are no steps");
    ui::Style style = shown.canvas().figureStyle();
    style.motion = 320;
    shown.canvas().setStyle(style);
    int step = 0;
    int moved = 0;
    measure(state, [&] {
        constexpr unsigned long betweenFrames = 10; // milliseconds, in which the processor rests
        constexpr unsigned long betweenSteps = 160; // faster ones would be cuts
        QThread::msleep(shown.canvas().isMoving() ? betweenFrames : betweenSteps);
        moved += shown.canvas().isMoving() ? 1 : 0;
        if (shown.canvas().isMoving()) return;
        shown.player().setStep(step);
        step = (step + 1) % shown.player().stepCount();
    });
    state.counters["within_movements"] = moved; // the others begin one
}

std::string rowOf(int numbers) {
    std::string row = "0";
    for (int i = 1; i < numbers; ++i)
        row += ',' + std::to_string(i * 7919 % 50);
    return row;
}

/// A maze without walls inside, of the greatest size.
std::string mazeOf(int side) {
    std::string maze;
    for (int row = 0; row < side; ++row)
        maze += (row == 0 ? "" : "/") + std::string(static_cast<std::size_t>(side), '.');
    maze.front() = 'C';
    maze[static_cast<std::size_t>(side) - 1] = 'O';
    maze.back() = 'M';
    return maze;
}

const std::string endgame = "..X..../..XOXX./..OXOXO/..OXOXO/..OOXOX/XOXXOOX";
const Subject search{"take-ends", {}, rowOf(16), "search", {{"method", "minimax"}}};
const Subject searchOfBoards{"connect-four", {}, endgame, "search", {{"method", "minimax"}}};
const Subject treeOfBoards{"tic-tac-toe", {}, ".../.../...", "tree", {{"merged", "on"}, {"budget", "20000"}}};
const Subject treeOfPawns{"hexapawn",
                          {{"rows", "4"}, {"columns", "4"}},
                          "bbbb/..../..../wwww",
                          "tree",
                          {{"merged", "on"}, {"budget", "20000"}}};
const Subject treeFollowed{"nim", {}, "3,4,5", "tree", {{"budget", "1500"}}}; // by the camera
const Subject board{"connect-four", {}, endgame, "board", {}};
const Subject maze{"chase", {}, mazeOf(30), "maze", {}};
const Subject cards{"leduc-poker", {}, "K Q J", "cards", {}};
const Subject table{"take-ends", {}, rowOf(3000), "intervals", {}};
// As they open.
const Subject digits{"nim", {}, "13,11,7", "xor", {}};
const Subject boxes{"wythoff", {}, "4,7", "mex", {}};
const Subject bush{"hackenbush", {}, {}, "graph", {}};
const Subject votes{"coalition", {}, {}, "coalition", {}};
const Subject pipes{"coalition", {{"kind", "flow"}}, {}, "flow", {}};
const Subject water{"coalition", {{"kind", "bankruptcy"}}, {}, "vessels", {}};
const Subject triangle{"matrix", {}, {}, "regret", {}};
const Subject payoffs{"matrix", {}, {}, "matrix", {}};
const Subject period{"octal", {}, "12", "line", {}};
const Subject cells{"wythoff", {}, "3,5", "grid", {}};
const Subject walls{"domineering", {}, ".../...", "thermograph", {}};

} // namespace

#define MOVING(subject)                                                                                      \
    BENCHMARK_CAPTURE(moving, subject, subject)                                                              \
        ->UseManualTime()                                                                                    \
        ->Unit(benchmark::kMillisecond)                                                                      \
        ->Iterations(400)

#define FRAMES(subject)                                                                                      \
    BENCHMARK_CAPTURE(stepping, subject, subject)                                                            \
        ->UseManualTime()                                                                                    \
        ->Unit(benchmark::kMillisecond)                                                                      \
        ->Iterations(1000);                                                                                  \
    BENCHMARK_CAPTURE(panning, subject, subject)                                                             \
        ->UseManualTime()                                                                                    \
        ->Unit(benchmark::kMillisecond)                                                                      \
        ->Iterations(512);                                                                                   \
    MOVING(subject)

FRAMES(search);
FRAMES(searchOfBoards);
FRAMES(treeOfBoards);
FRAMES(treeOfPawns);
FRAMES(treeFollowed);
FRAMES(board);
FRAMES(maze);
FRAMES(cards);
FRAMES(table);
MOVING(digits);
MOVING(boxes);
MOVING(bush);
MOVING(votes);
MOVING(pipes);
MOVING(water);
MOVING(triangle);
MOVING(payoffs);
MOVING(period);
MOVING(cells);
MOVING(walls);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setStyle("Fusion");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
