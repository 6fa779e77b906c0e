#include "core/catalogue/catalogue.h"
#include "ui/views/line/line_figure.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <map>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize screen(1280, 720);
constexpr std::uint64_t size = 10'000'000;

const std::shared_ptr<const LineData>& values(const std::string& code) {
    static std::map<std::string, std::shared_ptr<const LineData>> kept;
    auto& found = kept[code];
    if (!found) {
        Task task;
        const std::shared_ptr<const Game> game = makeGame("octal", {{"code", code}}).value();
        found = computeLine(game, roomFor(*game, size).value(), false, task).value();
    }
    return found;
}

/// Frames of as many whole rows as have `seen` values, at places all along ten million. The slowest frame is
/// that of the slowest place, where each place counts with its best time: other programs disturb single
/// frames anywhere.
void frames(benchmark::State& state, const std::string& code) {
    const LineFigure figure(values(code));
    QImage image(screen, QImage::Format_RGB32);
    const QRectF all = figure.bounds();
    const double rows =
        std::ceil(static_cast<double>(state.range(0)) / static_cast<double>(figure.table().width()));
    std::array<double, 25> best;
    best.fill(INFINITY);
    std::size_t place = 0;
    for (auto _ : state) {
        const double top = (all.height() - rows) * static_cast<double>(place) / best.size();
        const Camera camera{{all.left(), all.top() + top, all.width(), rows}};
        const std::clock_t begin = std::clock();
        QPainter painter(&image);
        figure.draw(painter, Frame(figure, image.rect(), camera, {}));
        painter.end();
        best[place] = std::min(best[place], 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        place = (place + 1) % best.size();
    }
    const auto met = std::remove(best.begin(), best.end(), INFINITY);
    state.counters["slowest_ms"] = *std::max_element(best.begin(), met); // in processor time
}

} // namespace

BENCHMARK_CAPTURE(frames, periodic, "0.77")
    ->RangeMultiplier(100)
    ->Range(100, size)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frames, beforeItsPeriod, "0.354")
    ->RangeMultiplier(100)
    ->Range(100, size)
    ->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
