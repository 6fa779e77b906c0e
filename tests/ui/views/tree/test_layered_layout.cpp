#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/layered_layout.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr double rounding = 1e-6;

/// An acyclic graph in which all nodes can be reached from node 0.
struct Graph {
    std::vector<std::uint32_t> firstEdge;
    std::vector<std::uint32_t> edgeCount;
    std::vector<std::uint32_t> to;
    std::vector<float> extent;

    [[nodiscard]] LayeredGraph view() const { return {firstEdge, edgeCount, to, extent, extent}; }
};

Graph graphOf(const std::vector<std::vector<std::uint32_t>>& below) {
    Graph graph;
    for (const auto& targets : below) {
        graph.firstEdge.push_back(static_cast<std::uint32_t>(graph.to.size()));
        graph.edgeCount.push_back(static_cast<std::uint32_t>(targets.size()));
        graph.to.insert(graph.to.end(), targets.begin(), targets.end());
    }
    graph.extent.assign(below.size(), 2.0F);
    return graph;
}

Graph randomGraph(std::mt19937& random, std::uint32_t size) {
    std::vector<std::vector<std::uint32_t>> below(size);
    for (std::uint32_t v = 1; v < size; ++v) {
        for (std::uint32_t edges = 1 + static_cast<std::uint32_t>(random() % 3); edges > 0; --edges) {
            auto& from = below[random() % v];
            if (std::find(from.begin(), from.end(), v) == from.end()) from.push_back(v);
        }
    }
    return graphOf(below);
}

std::uint32_t longestWay(const Graph& graph, std::uint32_t target) {
    std::uint32_t longest = 0;
    for (std::uint32_t v = 0; v < graph.firstEdge.size(); ++v) {
        for (std::uint32_t e = graph.firstEdge[v]; e < graph.firstEdge[v] + graph.edgeCount[v]; ++e) {
            if (graph.to[e] == target) longest = std::max(longest, longestWay(graph, v) + 1);
        }
    }
    return longest;
}

LayeredLayout laidOut(const Graph& graph, std::size_t mostBends = 1000) {
    Task task;
    return layeredLayout(graph.view(), {1.0, 0.5, mostBends}, task).value();
}

/// The best places, by trying every set of touching neighbours.
std::vector<double> bestPlaces(const std::vector<double>& wanted, const std::vector<double>& distances) {
    std::vector<double> best;
    double least = INFINITY;
    const std::size_t size = wanted.size();
    for (unsigned touching = 0; touching < 1U << (size - 1); ++touching) {
        std::vector<double> places(size);
        for (std::size_t begin = 0; begin < size;) {
            std::size_t end = begin + 1;
            double offset = 0;
            double sum = wanted[begin];
            while (end < size && (touching >> (end - 1) & 1U)) {
                offset += distances[end - 1];
                sum += wanted[end++] - offset;
            }
            places[begin] = sum / static_cast<double>(end - begin);
            for (std::size_t i = begin + 1; i < end; ++i)
                places[i] = places[i - 1] + distances[i - 1];
            begin = end;
        }
        double cost = 0;
        bool allowed = true;
        for (std::size_t i = 0; i < size; ++i) {
            cost += (places[i] - wanted[i]) * (places[i] - wanted[i]);
            if (i > 0 && places[i] - places[i - 1] < distances[i - 1] - 1e-9) allowed = false;
        }
        if (allowed && cost < least) {
            least = cost;
            best = places;
        }
    }
    return best;
}

} // namespace

class TestLayeredLayout : public QObject {
    Q_OBJECT

private slots:
    void spacingOutIsTheBestThereIs() {
        constexpr unsigned seed = 20250306;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 2000; ++round) {
            const std::size_t size = 1 + random() % 8;
            std::vector<double> wanted(size);
            std::vector<double> distances(size - 1);
            for (double& place : wanted)
                place = static_cast<double>(random() % 20);
            for (double& distance : distances)
                distance = static_cast<double>(random() % 5);
            const std::vector<double> places = spacedOut(wanted, distances);
            const std::vector<double> best = bestPlaces(wanted, distances);
            for (std::size_t i = 0; i < size; ++i)
                QVERIFY2(std::abs(places[i] - best[i]) < rounding,
                         qPrintable(QString("round %1").arg(round)));
        }
    }

    void layersAreTheLongestWays() {
        constexpr unsigned seed = 20250307;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 300; ++round) {
            const Graph graph = randomGraph(random, 1 + static_cast<std::uint32_t>(random() % 9));
            const LayeredLayout layout = laidOut(graph);
            for (std::uint32_t v = 0; v < graph.firstEdge.size(); ++v)
                QCOMPARE(layout.layer[v], longestWay(graph, v));
        }
    }

    void nodesAndBendsOfALayerStandApart() {
        constexpr unsigned seed = 20250308;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 500; ++round) {
            const Graph graph = randomGraph(random, 1 + static_cast<std::uint32_t>(random() % 60));
            const LayeredLayout layout = laidOut(graph);
            QCOMPARE(layout.x[0], 0.0);
            std::vector<std::vector<std::pair<double, bool>>> layers(graph.firstEdge.size()); // x, is a bend
            for (std::uint32_t v = 0; v < graph.firstEdge.size(); ++v) {
                layers[layout.layer[v]].emplace_back(layout.x[v], false);
                for (std::uint32_t e = graph.firstEdge[v]; e < graph.firstEdge[v] + graph.edgeCount[v]; ++e) {
                    if (layout.firstBend.empty()) continue;
                    const std::uint32_t passed = layout.layer[graph.to[e]] - layout.layer[v] - 1;
                    QCOMPARE(layout.firstBend[e + 1] - layout.firstBend[e], passed);
                    for (std::uint32_t i = 0; i < passed; ++i)
                        layers[layout.layer[v] + 1 + i].emplace_back(layout.bends[layout.firstBend[e] + i],
                                                                     true);
                }
            }
            for (auto& layer : layers) {
                std::sort(layer.begin(), layer.end());
                for (std::size_t i = 1; i < layer.size(); ++i) {
                    const auto [x, bend] = layer[i - 1];
                    const auto [next, nextBend] = layer[i];
                    const double room = (bend || nextBend ? 0.5 : 1.0) + (bend ? 0 : 2) + (nextBend ? 0 : 2);
                    QVERIFY2(next - x > room - rounding, qPrintable(QString("round %1").arg(round)));
                }
            }
        }
    }

    void tooManyBendsAreNone() {
        const Graph graph = graphOf({{1, 2, 3}, {2, 3}, {3}, {}}); // 0→2, 0→3 and 1→3 pass 1, 2 and 1 layers
        QCOMPARE(laidOut(graph, 4).bends.size(), std::size_t{4});
        QVERIFY(laidOut(graph, 3).bends.empty());
        QVERIFY(laidOut(graph, 3).firstBend.empty());
    }

    void theBoardOfTwoHeapsIsLaidOutAsABoard() {
        const auto picture = pictureOf("nim", "5,4", {{"merged", "on"}, {"budget", "400"}});
        const TreeGeometry& geometry = picture->geometry;
        const auto firstHeap = [&](std::uint32_t v) { return std::stoi(picture->text(v)); };
        const bool rising = firstHeap(geometry.order[geometry.rowStart[1]]) <
                            firstHeap(geometry.order[geometry.rowStart[1] + 1]);
        for (std::uint32_t row = 0; row + 1 < geometry.rowStart.size(); ++row) {
            for (std::uint32_t i = geometry.rowStart[row] + 1; i < geometry.rowStart[row + 1]; ++i) {
                const int left = firstHeap(geometry.order[i - 1]);
                const int right = firstHeap(geometry.order[i]);
                QCOMPARE(right - left, rising ? 1 : -1);
            }
        }
    }

    void aPathIsStraight() {
        std::vector<std::vector<std::uint32_t>> below(2000);
        for (std::uint32_t v = 0; v + 1 < below.size(); ++v)
            below[v] = {v + 1};
        const LayeredLayout layout = laidOut(graphOf(below));
        QVERIFY(
            std::all_of(layout.x.begin(), layout.x.end(), [](double x) { return std::abs(x) < rounding; }));
    }

    void theSameGraphGetsTheSameLayout() {
        std::mt19937 random(20250309);
        const Graph graph = randomGraph(random, 200);
        QCOMPARE(laidOut(graph).x, laidOut(graph).x);
        QCOMPARE(laidOut(graph).bends, laidOut(graph).bends);
    }

    void cancellingStopsTheWork() {
        Task task;
        task.cancel();
        const auto layout = layeredLayout(graphOf({{1}, {}}).view(), {}, task);
        QVERIFY(!layout);
        QCOMPARE(layout.error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestLayeredLayout)
#include "test_layered_layout.moc"
