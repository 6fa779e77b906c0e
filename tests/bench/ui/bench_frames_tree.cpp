#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "ui/views/tree/tree_figure.h"

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

struct Subject {
    const char* game;
    const char* position;
    const char* parameter; ///< "name=value" or ""
    const char* merged;
    const char* budget;
};

std::shared_ptr<const TreePicture> picture(const Subject& subject) {
    Parameters parameters;
    const std::string text = subject.parameter;
    if (const auto equals = text.find('='); equals != std::string::npos)
        parameters[text.substr(0, equals)] = text.substr(equals + 1);
    Task task;
    const Parameters given{{"merged", subject.merged}, {"budget", subject.budget}};
    const std::shared_ptr<const Game> game = makeGame(subject.game, parameters).value();
    const Scene scene{game, asked(*game, subject.position), completed(tree::settings(*game), given).value()};
    return makeTreePicture(scene, task).value();
}

const std::shared_ptr<const TreePicture>& kept(const Subject& subject) {
    static std::map<std::string, std::shared_ptr<const TreePicture>> pictures;
    auto& found = pictures[std::string(subject.game) + subject.position + subject.merged + subject.budget];
    if (!found) found = picture(subject);
    return found;
}

/// Frames while the camera pans. `zoom` is how many times wider the whole tree is than the visible part. The
/// slowest frame is that of the slowest place, where each place counts with its best time: other programs
/// disturb single frames anywhere.
void frames(benchmark::State& state, const Subject& subject, double zoom) {
    const TreeFigure figure(kept(subject), 0U);
    QImage image(screen, QImage::Format_ARGB32_Premultiplied);
    const QRectF bounds = figure.bounds();
    const double width = bounds.width() / zoom;
    const double height = width * screen.height() / screen.width();
    std::array<double, 45> best;
    best.fill(INFINITY);
    std::size_t place = 0;
    for (auto _ : state) {
        const double at = 0.2 + 0.0137 * static_cast<double>(place);
        const QPointF centre(bounds.left() + bounds.width() * at, bounds.bottom() - height * 0.3);
        const Camera camera{QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)};
        QPainter painter(&image);
        const std::clock_t begin = std::clock();
        figure.draw(painter, Frame(figure, QRectF(QPointF(), QSizeF(screen)), camera, {}));
        painter.end();
        best[place] = std::min(best[place], 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        place = (place + 1) % best.size();
    }
    state.counters["nodes"] = static_cast<double>(figure.picture().tree.nodes.size());
    const auto seen = std::remove(best.begin(), best.end(), INFINITY);
    state.counters["slowest_ms"] = *std::max_element(best.begin(), seen); // in processor time
}

void opening(benchmark::State& state, const Subject& subject) {
    std::size_t nodes = 0;
    for (auto _ : state)
        nodes = picture(subject)->tree.nodes.size();
    state.counters["nodes"] = static_cast<double>(nodes);
}

constexpr Subject bush{"nim", "5,5,5,5", "", "off", "200000"};
constexpr Subject thicket{"nim", "4,3,2,2", "", "off", "1000000"};
constexpr Subject lattice{"wythoff", "300,300", "", "on", "100000"};

} // namespace

#define FRAMES(subject)                                                                                      \
    BENCHMARK_CAPTURE(frames, subject##_whole, subject, 1)->Unit(benchmark::kMillisecond);                   \
    BENCHMARK_CAPTURE(frames, subject##_10, subject, 10)->Unit(benchmark::kMillisecond);                     \
    BENCHMARK_CAPTURE(frames, subject##_20, subject, 20)->Unit(benchmark::kMillisecond);                     \
    BENCHMARK_CAPTURE(frames, subject##_100, subject, 100)->Unit(benchmark::kMillisecond);                   \
    BENCHMARK_CAPTURE(frames, subject##_1000, subject, 1000)->Unit(benchmark::kMillisecond);                 \
    BENCHMARK_CAPTURE(frames, subject##_10000, subject, 10000)->Unit(benchmark::kMillisecond);               \
    BENCHMARK_CAPTURE(opening, subject, subject)->Unit(benchmark::kMillisecond)

FRAMES(bush);
FRAMES(thicket);
FRAMES(lattice);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
