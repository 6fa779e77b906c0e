#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_pictures.h"
#include "ui/figure/graph/graph_layout.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A random graph: each node but the first, which is the ground if undirected, has an edge from an earlier
/// one.
DrawnGraph randomGraph(std::mt19937& random, bool directed, std::uint32_t most = 3) {
    DrawnGraph graph;
    graph.kind = directed ? DrawnGraph::Kind::arrows : DrawnGraph::Kind::bush;
    graph.nodes.resize(2 + random() % 20);
    graph.nodes[0].ground = !directed;
    std::set<std::pair<std::uint32_t, std::uint32_t>> joined;
    for (std::uint32_t node = 1; node < graph.nodes.size(); ++node) {
        graph.nodes[node].name = std::string(1 + random() % 12, 'n');
        const auto edges = std::uint32_t(1 + random() % most);
        for (std::uint32_t n = 0; n < edges; ++n) {
            const auto from = std::uint32_t(random() % node);
            if (!directed || joined.insert({from, node}).second)
                graph.edges.push_back({.from = from, .to = node});
        }
    }
    return graph;
}

} // namespace

/// The places of nodes and the paths of edges.
class TestGraphLayout : public QObject {
    Q_OBJECT

private slots:
    void arrowsLeadOnBranchesStandUpAndNodesKeepApart() {
        constexpr unsigned seed = 5;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 300; ++round) {
            const bool isTree = round % 3 == 2;
            const DrawnGraph graph = randomGraph(random, round % 3 == 0, isTree ? 1 : 3);
            const GraphLayout layout = layOutGraph(graph);
            const auto& at = layout.at;
            for (const DrawnGraph::Edge& edge : graph.edges) {
                const QPointF way = at[edge.to] - at[edge.from];
                if (graph.isDirected()) QVERIFY((layout.isAcross ? way.x() : way.y()) > 0.9);
            }
            const double apart = graph.isDirected() || isTree ? 0.95 : 0.25; // dense graphs have chords, too
            for (std::size_t a = 0; a < at.size(); ++a) {
                if (!graph.isDirected() && !graph.nodes[a].ground) QVERIFY(at[a].y() < -0.4);
                for (std::size_t b = 0; b < a; ++b) {
                    if (graph.nodes[a].ground || graph.nodes[b].ground) continue;
                    QVERIFY(std::hypot(at[a].x() - at[b].x(), at[a].y() - at[b].y()) > apart);
                }
            }
        }
    }

    void noArrowRunsThroughANode() {
        constexpr unsigned seed = 6;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 200; ++round) {
            const DrawnGraph graph = randomGraph(random, true);
            const GraphLayout layout = layOutGraph(graph);
            for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
                std::vector<QPointF> points;
                for (int i = 0; i <= 60; ++i)
                    points.push_back(layout.paths[edge].pointAtPercent(i / 60.0));
                for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
                    if (node == graph.edges[edge].from || node == graph.edges[edge].to) continue;
                    for (const QPointF& point : points) {
                        const QPointF away = point - layout.at[node];
                        const double aside =
                            std::max(std::abs(away.x()) - layout.halfWidths[node] + nodeRadius, 0.0);
                        QVERIFY(std::hypot(aside, away.y()) > nodeRadius);
                    }
                }
            }
        }
    }

    void stalksStandUprightBesideEachOtherAndCyclesAreRound() {
        const auto stalks = pictureOf("hackenbush", "1-8",
                                      {{"graph", "graph { ground -- a1 -- a2 -- a3; ground -- b1 -- b2; "
                                                 "ground -- c1 -- c2 -- c3 }"}});
        std::set<double> places;
        for (std::size_t node = 0; node < stalks->graph.nodes.size(); ++node) {
            if (stalks->graph.nodes[node].ground) continue;
            const std::string& name = stalks->graph.nodes[node].name;
            QCOMPARE(stalks->layout.at[node].y(), -double(name[1] - '0'));
            places.insert(stalks->layout.at[node].x());
        }
        QCOMPARE(places.size(), std::size_t{3});
        const auto ring =
            pictureOf("hackenbush", "1-6", {{"graph", "graph { ground -- r -- a -- b -- c -- d -- r }"}});
        for (std::size_t edge = 0; edge < ring->graph.edges.size(); ++edge) {
            const QPainterPath& path = ring->layout.paths[edge];
            QVERIFY(std::abs(path.length() - 1) < 1e-6); // all sides, and the stalk, have the same length
        }
    }

    void everythingDrawnIsInsideTheBounds() {
        for (const auto& picture : {pictureOf("dag", "a"), pictureOf("hackenbush", "1-9")}) {
            const GraphFigure figure(picture);
            for (const QPointF& point : picture->layout.at)
                QVERIFY(figure.bounds().contains(QRectF(point, QSizeF(0, 0)).adjusted(-0.5, -0.5, 0.5, 0.5)));
            for (const QPainterPath& path : picture->layout.paths)
                QVERIFY(figure.bounds().contains(path.boundingRect().topLeft()) &&
                        figure.bounds().contains(path.boundingRect().bottomRight()));
        }
    }

    void anEdgePassesTheNodesThatItDoesNotJoin() {
        DrawnGraph graph;
        graph.nodes = {{.name = "a"}, {.name = "b"}, {.name = "c"}, {.name = "a long name"}};
        graph.edges = {{.from = 0, .to = 2}, {.from = 0, .to = 1}, {.from = 0, .to = 3}};
        const GraphLayout layout = layOutPlaced(graph, {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
        QCOMPARE(layout.paths[1].boundingRect().height(), 0.0); // straight
        for (const std::size_t edge : {0U, 2U}) {
            for (int i = 0; i <= 40; ++i) {
                const QPointF point = layout.paths[edge].pointAtPercent(i / 40.0);
                QVERIFY(std::hypot(point.x() - 1, point.y()) > nodeRadius);
            }
        }
        QVERIFY(layout.isAcross);
        QCOMPARE(pointOf(placeOf({1.5, -2})), QPointF(1.5, -2));
        QCOMPARE(placeOf({1, 1}), (NodePlace{72, -72})); // DOT’s y points up
        QCOMPARE(placeOf({1e300, -1e300}), (NodePlace{furthestPlace, furthestPlace}));
    }
};

MEXPLORER_TEST(TestGraphLayout)
#include "test_graph_layout.moc"
