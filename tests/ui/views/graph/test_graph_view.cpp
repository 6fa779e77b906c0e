#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_pictures.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/figure/graph/graph_layout.h"
#include "ui/views/graph/graph_view.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The edge between the nodes with these names.
std::size_t edgeOf(const DrawnGraph& graph, const std::string& from, const std::string& to) {
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        if (graph.nodes[graph.edges[i].from].name == from && graph.nodes[graph.edges[i].to].name == to)
            return i;
    }
    return graph.edges.size();
}

QImage drawn(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(0, 0, 900, 600), {}, {}));
    return image;
}

/// Checks that every step changes the picture.
void checkThatEveryStepChanges(Document& document) {
    GraphView view(document);
    view.activate();
    QTRY_VERIFY(view.trace());
    QImage before = drawn(*view.figure());
    const auto& steps = view.trace()->steps;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        view.showStep(static_cast<int>(step));
        const QImage now = drawn(*view.figure());
        QVERIFY2(now != before, (fmt::format("step {}: ", step) + steps[step].reason.english()).c_str());
        before = now;
    }
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
        QVERIFY(!whole->graph.isDirected());
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

    void clickingABranchCutsItAndPointingSaysWhatThatDoes() {
        Document document;
        GraphView view(document);
        openHackenbush(document, view);
        QTRY_VERIFY(view.figure());
        QSignalSpy pointed(&view, &View::pointedAt);
        const auto& graph = view.figure()->picture().graph;
        const std::size_t edge = 3;
        const QPointF world = view.figure()->picture().layout.paths[edge].pointAtPercent(0.5);
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

    void pointingAtANodeTellsItsWholeNameAndClickingItMovesTheTokenThere() {
        const std::string name = "a name that is much too long for the picture";
        Document document;
        QVERIFY(document.setGame("dag", {{"graph", "digraph { s -> \"" + name + "\" -> t; s -> u }"}}, "s",
                                 "graph"));
        GraphView view(document);
        view.resize(900, 600);
        view.show();
        view.activate();
        QTRY_VERIFY(view.figure());
        QSignalSpy pointed(&view, &View::pointedAt);
        const auto& picture = view.figure()->picture();
        const auto placeOf = [&](std::size_t node) {
            return view.canvas().frame().toArea().map(picture.layout.at[node]);
        };
        const auto pointAt = [&](const QPointF& at) {
            QMouseEvent move(QEvent::MouseMove, at, view.canvas().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(&view.canvas(), &move);
        };
        QCOMPARE(picture.graph.nodes[1].name, name);
        pointAt(placeOf(1));
        QVERIFY(view.canvas().toolTip().contains(QString::fromStdString(name)));
        QVERIFY(pointed.last().first().toString().contains("N"));
        pointAt(placeOf(1) + QPointF(0, 60));
        QVERIFY(view.canvas().toolTip().isEmpty());
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, placeOf(2).toPoint()); // no move leads to t
        QCOMPARE(document.position(), std::string("s"));
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, placeOf(1).toPoint());
        QCOMPARE(document.position(), name);
    }

    void thePictureOfThePositionBeforeTakesNoMoreClicks() {
        Document document;
        GraphView view(document);
        openHackenbush(document, view);
        QTRY_VERIFY(view.figure());
        const auto& picture = view.figure()->picture();
        const auto placeOf = [&](std::size_t edge) {
            return view.canvas()
                .frame()
                .toArea()
                .map(picture.layout.paths[edge].pointAtPercent(0.5))
                .toPoint();
        };
        const QPoint one = placeOf(3);
        const QPoint other = placeOf(5);
        const std::string to = picture.graph.edges[3].leadsTo;
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, one);
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, other); // before the next picture is ready
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
        QVERIFY(!view.figure()->look().step);
        std::size_t named = 0;
        const auto& steps = view.trace()->steps;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            view.showStep(static_cast<int>(step));
            const DrawnShown& shown = *view.figure()->look().step;
            const std::string sentence = steps[step].reason.english();
            if (sentence.find("dge ") == std::string::npos) continue;
            QCOMPARE(shown.now.edges.size(), std::size_t{1});
            const std::string said = fmt::format("dge {},", shown.now.edges.front() + 1);
            const std::string orSaid = fmt::format("dge {} ", shown.now.edges.front() + 1);
            QVERIFY2(sentence.find(said) != std::string::npos || sentence.find(orSaid) != std::string::npos,
                     sentence.c_str());
            ++named;
        }
        QCOMPARE(named, std::size_t{10}); // nine edges and the cut
        const auto& graph = view.figure()->picture().graph;
        const DrawnShown& last = *view.figure()->look().step;
        Nimber value = 0;
        for (const auto& [edge, worth] : last.edges) {
            const bool onGround =
                graph.nodes[graph.edges[edge].from].ground || graph.nodes[graph.edges[edge].to].ground;
            if (onGround) value ^= *worth.nimber();
        }
        Task task;
        QCOMPARE(std::optional(value), document.asked()->evaluation(task)->nimber());
        QCOMPARE(last.winning.size(), std::size_t{1});
        QVERIFY(graph.edges[*last.winning.begin()].wins());
        view.showStep(noStep);
        QVERIFY(!view.figure()->look().step);
    }

    void everyStepChangesThePicture_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("play");
        QTest::addColumn<QString>("steps");
        const char* stalks = "graph { ground -- a -- b; ground -- c -- d; ground -- e }";
        const char* numbers = "digraph { 7 -> {6 5}; 6 -> {5 4}; 5 -> {4 3}; 4 -> {3 2}; 3 -> {2 1}; "
                              "2 -> {1 0}; 1 -> 0 }";
        for (const char* play : {"normal", "misere"}) {
            for (const char* position : {"a", "b", "f", "i", "j", "a,c,c", "a,c", "f,g", "b,b", "j,j"})
                QTest::addRow("dag %s %s", position, play) << "dag" << position << "" << play << "position";
            for (const char* position : {"7", "3", "0", "7,6,5,4,3,2,1,0"})
                QTest::addRow("numbers %s %s", position, play)
                    << "dag" << position << numbers << play << "position";
            QTest::addRow("nodes %s", play) << "dag"
                                            << "a"
                                            << "" << play << "nodes";
            QTest::addRow("nodes of numbers %s", play) << "dag"
                                                       << "7" << numbers << play << "nodes";
            for (const char* position : {"1-9", "1-4", "1,4", "1", "4-8", "0"})
                QTest::addRow("bush %s %s", position, play) << "hackenbush" << position << "" << play << "";
            for (const char* position : {"1-5", "1-4", "1,3,5"})
                QTest::addRow("stalks %s %s", position, play)
                    << "hackenbush" << position << stalks << play << "";
        }
    }
    void everyStepChangesThePicture() {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QString, graph);
        QFETCH(QString, play);
        QFETCH(QString, steps);
        Parameters parameters = {{"play", play.toStdString()}};
        if (!graph.isEmpty()) parameters["graph"] = graph.toStdString();
        Document document;
        QVERIFY(document.setGame(game.toStdString(), parameters, position.toStdString(), "graph"));
        if (!steps.isEmpty()) QVERIFY(document.setSetting("graph", "steps", steps.toStdString()));
        checkThatEveryStepChanges(document);
    }

    void everyStepOfTheExamplesChangesThePicture() {
        for (const char* name : {"dag", "hackenbush"}) {
            const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(name);
            Document document;
            QVERIFY(fromMex(readFile(path).value(), document));
            checkThatEveryStepChanges(document);
        }
    }

    void stepsThatAreChosenForEveryNodeAreKeptInTheDocument() {
        Document document;
        QVERIFY(document.setGame("dag", {}, "a", "graph"));
        QVERIFY(document.setSetting("graph", "steps", "nodes"));
        Document again;
        QVERIFY(fromMex(toMex(document), again));
        GraphView view(again);
        view.activate();
        QTRY_VERIFY(view.trace());
        QCOMPARE(view.trace()->steps.size(), std::size_t{12}); // ten nodes, the beginning and the end
        QVERIFY(document.setGame("hackenbush", {}, "1-9", "graph"));
        QVERIFY(!document.setSetting("graph", "steps", "nodes"));
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

    void theTableTellsWhoseTheEdgesAre() {
        const auto picture = pictureOf("red-blue", "1-3", {{"stalks", "LRE"}});
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(GraphFigure(picture).writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines[0].endsWith(",side") && lines[1].endsWith(",L") && lines[2].endsWith(",R") &&
                lines[3].endsWith(",E"));
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
