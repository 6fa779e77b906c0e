#include "core/explain/say_position.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_desk.h"
#include "tests/ui/views/graph/graph_pictures.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr const char* pathOfFour = "graph { a -- b -- c -- d }";
constexpr const char* roundTrip = "digraph { a -> b -> c -> a; b -> d }";

/// A graph of rules of one’s own, to be clicked on.
struct RemovalDesk {
    RemovalDesk(const char* rules, const char* graph, const char* position) {
        const Parameters parameters{{"rules", std::string("graph: ") + rules}, {"graph", graph}};
        if (!document.setGame("own", parameters, position, "graph")) qFatal("no such game");
        view.resize(900, 600);
        view.show();
        view.activate();
        waitForPicture();
    }
    void waitForPicture() {
        const auto isDrawn = [&] {
            return view.figure() && view.figure()->picture().position == shown(document.position());
        };
        if (!QTest::qWaitFor(isDrawn)) qFatal("no picture");
    }
    [[nodiscard]] QPoint node(std::size_t node) {
        return view.canvas().frame().toArea().map(view.figure()->picture().layout.at[node]).toPoint();
    }
    [[nodiscard]] QPoint edge(std::size_t edge) {
        const QPointF middle = view.figure()->picture().layout.paths[edge].pointAtPercent(0.5);
        return view.canvas().frame().toArea().map(middle).toPoint();
    }
    /// The position after a click.
    std::string click(const QPoint& at) {
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, at);
        waitForPicture();
        return document.position();
    }

    Document document;
    GraphView view{document};
};

} // namespace

/// Graphs from which nodes and edges are removed, and on which a token goes.
class TestGraphRemovals : public QObject {
    Q_OBJECT

private slots:
    void aClickRemovesANodeAndItsNeighbours() {
        RemovalDesk desk("remove node and its neighbours", pathOfFour, "all");
        QCOMPARE(desk.click(desk.edge(1)), std::string("G")); // edges are no moves
        QCOMPARE(desk.click(desk.node(0)), std::string("G without a,b"));
        QCOMPARE(desk.click(desk.node(1)), std::string("G without a,b")); // it is gone
        QCOMPARE(desk.click(desk.node(3)), std::string("G without a,b,c,d"));
    }

    void aClickRemovesAnEdge() {
        RemovalDesk desk("remove edge and edges beside it", pathOfFour, "all");
        QCOMPARE(desk.click(desk.node(1)), std::string("G")); // where two edges meet
        QCOMPARE(desk.click(desk.edge(0)), std::string("G without a--b,b--c"));
        QCOMPARE(desk.click(desk.edge(1)), std::string("G without a--b,b--c"));
        QCOMPARE(desk.click(desk.edge(2)), std::string("G without a--b,b--c,c--d"));
    }

    void aTokenGoesToTheNodeThatIsClicked() {
        RemovalDesk desk("move token, remove the node it left", roundTrip, "token a");
        QCOMPARE(desk.click(desk.node(2)), std::string("token a")); // against the arrow
        QCOMPARE(desk.click(desk.node(0)), std::string("token a")); // where it is
        QCOMPARE(desk.click(desk.node(1)), std::string("token b without a"));
        QCOMPARE(desk.click(desk.edge(3)), std::string("token d without a,b")); // along the arrow
    }

    void alongAnEdgeTheTokenGoesBothWays() {
        RemovalDesk desk("move token, remove edge", "graph { a -- b -- c -- a }", "token b");
        QCOMPARE(desk.click(desk.node(0)), std::string("token a without a--b"));
        QCOMPARE(desk.click(desk.node(2)), std::string("token c without a--b,c--a"));
    }

    void whatIsGoneIsDrawnOtherwise() {
        const Parameters parameters{{"rules", "graph: remove node"}, {"graph", pathOfFour}};
        const auto whole = imageOfFigure(GraphFigure(pictureOf("own", "all", parameters)));
        const auto less = imageOfFigure(GraphFigure(pictureOf("own", "without b", parameters)));
        QVERIFY(whole != less);
        const GraphFigure figure(pictureOf("own", "without b", parameters));
        const auto& graph = figure.picture().graph;
        QVERIFY(!graph.nodes[1].present && !graph.edges[0].present && graph.edges[2].present);
        const Frame frame(figure, QRectF(0, 0, 900, 600), {}, {});
        const QStringList texts = figure.textsBeside(frame);
        QVERIFY(texts.contains("gone") && texts.contains("may be removed"));
        QVERIFY(!texts.contains("nobody may colour it"));
    }

    void theGraphIsTheSameWhateverIsRemoved() {
        const Parameters parameters{{"rules", "graph: remove edge | remove node"}, {"graph", pathOfFour}};
        const auto whole = pictureOf("own", "all", parameters);
        const auto less = pictureOf("own", "without b", parameters);
        QVERIFY(whole->layout.at == less->layout.at);
        for (std::size_t edge = 0; edge < 3; ++edge)
            QVERIFY(whole->layout.paths[edge] == less->layout.paths[edge]);
    }
};

MEXPLORER_TEST(TestGraphRemovals)
#include "test_graph_removals.moc"
