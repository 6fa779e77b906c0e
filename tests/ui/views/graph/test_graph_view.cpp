#include "core/catalogue/catalogue.h"
#include "core/solve/aspects/positions.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/graph/graph_layout.h"
#include "ui/views/graph/graph_view.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::shared_ptr<const GraphPicture> pictureOf(const char* game, const std::string& position,
                                              const Parameters& parameters = {}) {
    Task task;
    const auto made = makeGame(game, parameters).value();
    return graphPictureOf(*made, *ask(*made, position).value(), task).value();
}

/// The edge between two nodes of these names.
std::size_t edgeOf(const DrawnGraph& graph, const std::string& from, const std::string& to) {
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        if (graph.nodes[graph.edges[i].from].name == from && graph.nodes[graph.edges[i].to].name == to)
            return i;
    }
    return graph.edges.size();
}

void openHackenbush(Document& document, GraphView& view) {
    if (!document.setGame("hackenbush", {}, "1-9", "graph")) qFatal("no such position");
    view.resize(900, 600);
    view.show();
    view.activate();
}

} // namespace

class TestGraphView : public QObject {
    Q_OBJECT

private slots:
    void theEdgesOfATokenAreItsMovesAndSayWhoWins() {
        const auto game = makeGame("dag").value();
        const auto picture = pictureOf("dag", "a,c");
        const auto graph = ask(*game, "a,c").value()->graph();
        std::map<std::string, bool> wins;
        Task task;
        for (const auto id : graph->options(0))
            wins[graph->text(id)] = graph->evaluation(id, task)->outcome == Outcome::P;
        std::size_t moves = 0;
        for (const DrawnGraph::Edge& edge : picture->graph.edges) {
            if (edge.leadsTo.empty()) continue;
            ++moves;
            QVERIFY(wins.count(edge.leadsTo) == 1);
            QCOMPARE(edge.wins(), wins[edge.leadsTo]);
        }
        QCOMPARE(moves, wins.size());
        QCOMPARE(picture->graph.nodes[0].tokens, std::size_t{1});
        for (const DrawnGraph::Node& node : picture->graph.nodes)
            QCOMPARE(node.evaluation, std::optional(*ask(*game, node.name).value()->evaluation(task)));
    }

    void whatIsCutAndWhatFellIsGone() {
        const auto game = makeGame("hackenbush").value();
        const auto whole = pictureOf("hackenbush", startPosition(*game));
        QVERIFY(!whole->graph.directed);
        Task task;
        for (const DrawnGraph::Edge& edge : whole->graph.edges) {
            QVERIFY(edge.present);
            const auto after = pictureOf("hackenbush", edge.leadsTo);
            std::size_t left = 0;
            for (const DrawnGraph::Edge& other : after->graph.edges)
                left += other.present;
            QVERIFY(left < whole->graph.edges.size());
            QCOMPARE(edge.evaluation, std::optional(*ask(*game, edge.leadsTo).value()->evaluation(task)));
        }
    }

    void edgesLeadDownOrAwayFromTheGroundAndNodesKeepApart() {
        constexpr unsigned seed = 5;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 60; ++round) {
            DrawnGraph graph;
            graph.directed = round % 2 == 0;
            graph.nodes.resize(2 + random() % 20);
            graph.nodes[0].ground = !graph.directed;
            for (std::uint32_t node = 1; node < graph.nodes.size(); ++node) {
                for (std::uint32_t n = 0; n <= random() % 3; ++n)
                    graph.edges.push_back({.from = std::uint32_t(random() % node), .to = node});
            }
            const auto at = layOutGraph(graph);
            for (const DrawnGraph::Edge& edge : graph.edges) {
                if (graph.directed)
                    QVERIFY(at[edge.to].y() > at[edge.from].y());
                else
                    QVERIFY(at[edge.to].y() < 0 && std::abs(at[edge.to].y() - at[edge.from].y()) < 1.2);
            }
            for (std::size_t a = 0; a < at.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b)
                    QVERIFY(std::hypot(at[a].x() - at[b].x(), at[a].y() - at[b].y()) > 0.99);
            }
        }
    }

    void everythingDrawnIsInsideTheBounds() {
        for (const auto& picture : {pictureOf("dag", "a"), pictureOf("hackenbush", "1-9")}) {
            const GraphFigure figure(picture);
            for (const QPointF& point : picture->at)
                QVERIFY(figure.bounds().contains(QRectF(point, QSizeF(0, 0)).adjusted(-0.5, -0.5, 0.5, 0.5)));
            for (const QPainterPath& path : picture->paths)
                QVERIFY(figure.bounds().contains(path.boundingRect().topLeft()) &&
                        figure.bounds().contains(path.boundingRect().bottomRight()));
        }
    }

    void clickingABranchCutsItAndPointingSaysWhatThatDoes() {
        Document document;
        GraphView view(document);
        openHackenbush(document, view);
        QTRY_VERIFY(view.figure());
        QSignalSpy pointed(&view, &View::pointedAt);
        const auto& graph = view.figure()->picture().graph;
        const std::size_t edge = 3;
        const QPointF world = view.figure()->picture().paths[edge].pointAtPercent(0.5);
        const QPoint at = view.canvas().frame().toArea().map(world).toPoint();
        QMouseEvent move(QEvent::MouseMove, QPointF(at), view.canvas().mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &move);
        QVERIFY(!pointed.isEmpty());
        QVERIFY(pointed.last().first().toString().contains(graph.edges[edge].wins() ? "wins" : "loses"));
        const std::string to = graph.edges[edge].leadsTo;
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(document.position(), to);
        QTRY_VERIFY(view.figure() && !view.figure()->picture().graph.edges[edge].present);
    }

    void thePictureOfThePositionBeforeTakesNoMoreClicks() {
        Document document;
        GraphView view(document);
        openHackenbush(document, view);
        QTRY_VERIFY(view.figure());
        const auto& picture = view.figure()->picture();
        const auto placeOf = [&](std::size_t edge) {
            return view.canvas().frame().toArea().map(picture.paths[edge].pointAtPercent(0.5)).toPoint();
        };
        const QPoint one = placeOf(3);
        const QPoint other = placeOf(5);
        const std::string to = picture.graph.edges[3].leadsTo;
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, one);
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, other); // before the next picture is there
        QCOMPARE(document.position(), to);
        QVERIFY(!view.trace());
        QTRY_VERIFY(view.trace());
    }

    void aProofLightsTheEdgeItSpeaksOfAndKeepsWhatItFound() {
        Document document;
        QVERIFY(document.setGame("hackenbush", {}, "1-9", "graph"));
        GraphView view(document);
        view.activate();
        QTRY_VERIFY(view.trace());
        QVERIFY(view.figure()->look().marks.empty());
        std::size_t lit = 0;
        const auto& steps = view.trace()->steps;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            view.showStep(static_cast<int>(step));
            const auto& marks = view.figure()->look().marks;
            if (marks.size() == lit) continue;
            QCOMPARE(marks.size(), ++lit);
            const std::string said = fmt::format("dge {},", marks.back().edge + 1);
            const std::string orSaid = fmt::format("dge {} ", marks.back().edge + 1);
            const std::string sentence = steps[step].reason.english();
            QVERIFY2(sentence.find(said) != std::string::npos || sentence.find(orSaid) != std::string::npos,
                     sentence.c_str());
        }
        QCOMPARE(lit, std::size_t{10}); // nine edges and the cut
        const auto& graph = view.figure()->picture().graph;
        Nimber value = 0;
        for (const ProofMark& mark : view.figure()->look().marks) {
            const DrawnGraph::Edge& edge = graph.edges[mark.edge];
            const bool onGround = graph.nodes[edge.from].ground || graph.nodes[edge.to].ground;
            if (mark.worth && onGround) value ^= *mark.worth;
            if (!mark.worth) QVERIFY(edge.wins());
        }
        Task task;
        QCOMPARE(std::optional(value), document.asked()->evaluation(task)->value);
        view.showStep(noStep);
        QVERIFY(view.figure()->look().marks.empty());
    }

    void theTableNamesEveryEdge() {
        const auto picture = pictureOf("dag", "a");
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(GraphFigure(picture).writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QString("from,to,present,position,outcome,value"));
        QCOMPARE(lines.size(), qsizetype(picture->graph.edges.size()) + 1);
        const std::size_t edge = edgeOf(picture->graph, "a", "b");
        QCOMPARE(lines[qsizetype(edge) + 1], QString("a,b,yes,b,P,0"));
    }

    void aGraphThatIsTooLargeIsNotDrawn() {
        std::string dot = "digraph {";
        for (int i = 0; i <= 500; ++i)
            dot += fmt::format(" n{} -> n{};", i, i + 1);
        Task task;
        const auto game = makeGame("dag", {{"graph", dot + "}"}}).value();
        const auto picture = graphPictureOf(*game, *ask(*game, "n0").value(), task);
        QVERIFY(!picture);
        QCOMPARE(picture.error().kind, Error::Kind::tooLarge);
    }
};

MEXPLORER_TEST(TestGraphView)
#include "test_graph_view.moc"
