// Frames of the grid view while it is panned, zoomed and pointed at, painted as in a window of 1920 × 1080. A
// frame must not take longer than 16 ms: "worst_ms" is the slowest one, in processor time, so that a busy
// machine does not spoil it.

#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/grid/grid_view.h"

#include <QApplication>
#include <QImage>

#include <benchmark/benchmark.h>

#include <cmath>
#include <ctime>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const QSize screen(1920, 1080);
constexpr int frames = 60;

std::shared_ptr<const GridFigure> wythoff(const std::string& side, const std::string& colour) {
    const std::shared_ptr<const Game> game = makeGame("wythoff").value();
    const Parameters given = {{"rows", side}, {"columns", side}, {"colour", colour}};
    Task task;
    const Parameters settings = completed(describeGridSettings(*game), given).value();
    auto figure = gridViewKind().figure({game, asked(*game, "6,10"), settings}, task);
    return std::shared_ptr<const GridFigure>(static_cast<GridFigure*>(figure.value().release()));
}

void paint(QImage& image, const Figure& figure, const std::optional<Camera>& camera) {
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, image.rect(), camera, {}));
}

/// Processor time of this thread.
double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Runs `frame(i)` for i = 0 … frames − 1, again and again.
template <class PaintFrame>
void measure(benchmark::State& state, const PaintFrame& frame) {
    double worst = 0;
    int i = 0;
    for (auto _ : state) {
        const double start = threadMilliseconds();
        frame(i++ % frames);
        worst = std::max(worst, threadMilliseconds() - start);
    }
    state.counters["worst_ms"] = worst;
}

/// A camera of `cells` × `cells`, moved a little each frame.
Camera panned(const Figure& figure, double cells, int i) {
    const QRectF all = figure.bounds();
    const double way = (all.width() - cells) * (0.5 + 0.4 * std::sin(i * 2 * M_PI / frames));
    return {{all.left() + way, all.top() + way, cells, cells}};
}

void panMillionCells(benchmark::State& state, const std::string& colour) {
    const auto figure = wythoff("4000", colour);
    QImage image(screen, QImage::Format_RGB32);
    measure(state, [&](int i) { paint(image, *figure, panned(*figure, 1000, i)); });
}

void panWithNumbers(benchmark::State& state) {
    const auto figure = wythoff("4000", "value");
    QImage image(screen, QImage::Format_RGB32);
    const auto cells = static_cast<double>(state.range(0));
    measure(state, [&](int i) { paint(image, *figure, panned(*figure, cells, i)); });
}

void zoomFromSixtyPixelsToAll(benchmark::State& state) {
    const auto figure = wythoff("4000", "value");
    QImage image(screen, QImage::Format_RGB32);
    measure(state, [&](int i) {
        const double cells = 16 * std::pow(4000.0 / 16, double{1} * i / (frames - 1));
        const QRectF all = figure->bounds();
        paint(image, *figure, Camera{{all.left(), all.bottom() - cells, cells, cells}});
    });
}

void pointAtSixteenMillionCells(benchmark::State& state) {
    const auto figure = wythoff("4000", "value");
    QImage image(screen, QImage::Format_RGB32);
    measure(state, [&](int i) {
        GridMarks marks = figure->marks();
        marks.pointed = GridCell{3999, 3900 + static_cast<std::uint64_t>(i)};
        marks.options = optionsOf(figure->picture(), *marks.pointed);
        const auto picture = std::shared_ptr<const GridPicture>(figure, &figure->picture());
        paint(image, GridFigure(picture, marks), std::nullopt);
    });
}

BENCHMARK_CAPTURE(panMillionCells, value, "value")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(panMillionCells, outcome, "outcome")->Unit(benchmark::kMillisecond);
BENCHMARK(panWithNumbers)->Arg(16)->Arg(40)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomFromSixtyPixelsToAll)->Unit(benchmark::kMillisecond);
BENCHMARK(pointAtSixteenMillionCells)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
