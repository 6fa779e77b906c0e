#include "tests/runner/listed.h"
#include "ui/figure/graph/graph_layout.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

DrawnGraph plainGraph(std::size_t nodes, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& links) {
    DrawnGraph graph;
    graph.kind = DrawnGraph::Kind::plain;
    graph.nodes.resize(nodes);
    for (const auto& [from, to] : links)
        graph.edges.push_back({.from = from, .to = to});
    for (std::uint32_t node = 0; node < nodes; ++node)
        for (const Side side : {Side::left, Side::right})
            graph.edges.push_back({.from = node, .to = node, .atNode = true, .side = side});
    return graph;
}

double distance(const QPointF& a, const QPointF& b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

/// Graphs without a ground.
class TestPlainLayout : public QObject {
    Q_OBJECT

private slots:
    void nodesKeepApartAndTheSameGraphIsLaidOutTheSame() {
        constexpr unsigned seed = 8;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 60; ++round) {
            const std::size_t nodes = 1 + random() % 20;
            std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
            for (std::uint32_t to = 1; to < nodes; ++to)
                for (std::uint32_t from = 0; from < to; ++from)
                    if (random() % nodes < 2) links.emplace_back(from, to);
            const DrawnGraph graph = plainGraph(nodes, links);
            const GraphLayout layout = layOutGraph(graph);
            QCOMPARE(layout.at.size(), nodes);
            for (std::size_t a = 0; a < nodes; ++a)
                for (std::size_t b = 0; b < a; ++b)
                    QVERIFY(distance(layout.at[a], layout.at[b]) > 2.2 * nodeRadius);
            QVERIFY(layout.at == layOutGraph(graph).at);
        }
    }

    void aCycleIsRoundAndAPathIsStraightAcross() {
        const GraphLayout ring = layOutGraph(plainGraph(6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}}));
        for (std::size_t node = 0; node < 6; ++node)
            QVERIFY(std::abs(distance(ring.at[node], ring.at[(node + 1) % 6]) -
                             distance(ring.at[0], ring.at[1])) < 1e-3);
        const GraphLayout path = layOutGraph(plainGraph(5, {{0, 3}, {3, 1}, {1, 4}, {4, 2}}));
        for (const QPointF& at : path.at)
            QVERIFY(std::abs(at.y() - path.at[0].y()) < 0.05);
        QVERIFY(std::abs(path.at[0].x() - path.at[2].x()) > 4);
    }

    void componentsAreBesideEachOther() {
        const GraphLayout layout =
            layOutGraph(plainGraph(7, {{0, 1}, {1, 2}, {2, 0}, {3, 4}, {4, 5}, {5, 3}}));
        const auto bounds = [&](std::size_t first) {
            QPolygonF some;
            for (std::size_t node = first; node < first + 3; ++node)
                some << layout.at[node];
            return some.boundingRect().adjusted(-nodeRadius, -nodeRadius, nodeRadius, nodeRadius);
        };
        QVERIFY(!bounds(0).intersects(bounds(3)));
        QVERIFY(!bounds(0).contains(layout.at[6]) && !bounds(3).contains(layout.at[6]));
    }

    void aMoveIsTheHalfOfItsNode() {
        DrawnGraph graph = plainGraph(2, {{0, 1}});
        const GraphLayout layout = layOutPlaced(graph, {{0, 0}, {3, 1}});
        QVERIFY(layout.at[1] == QPointF(3, 1));
        for (std::size_t edge = 1; edge < graph.edges.size(); ++edge) {
            const QPointF at = layout.at[graph.edges[edge].from];
            const double way = graph.edges[edge].side == Side::left ? -1 : 1;
            QVERIFY(layout.paths[edge].contains(at + QPointF(0.5 * way * nodeRadius, 0)));
            QVERIFY(!layout.paths[edge].contains(at - QPointF(0.1 * way * nodeRadius, 0)));
        }
        GraphLayout moved = layout;
        moveNode(moved, graph, 1, {5, 2});
        QVERIFY(moved.paths.back().boundingRect().center().x() > 5);
        QVERIFY(moved.paths[1] == layout.paths[1]);
    }
};

MEXPLORER_TEST(TestPlainLayout)
#include "test_plain_layout.moc"
