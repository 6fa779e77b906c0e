#include "core/catalogue/catalogue.h"
#include "core/catalogue/summands.h"
#include "core/solve/aspects/sketch.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/views/graph/graph_editor.h"
#include "ui/views/graph/graph_tools.h"
#include "ui/views/graph/graph_view.h"

#include <QAction>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

using Index = Sketch::Index;

/// A window in which a graph is drawn.
struct Desk {
    explicit Desk(const std::string& graph, const std::string& position = {}, const std::string& id = "dag") {
        if (!document.setGame(id, graph.empty() ? Parameters{} : Parameters{{"graph", graph}}, position,
                              "graph"))
            qFatal("no such graph");
        view.resize(900, 700);
        view.show();
        view.activate();
        if (!QTest::qWaitFor([&] { return ready(); })) qFatal("no picture");
        press(Qt::Key_E);
        if (!editor.isOn()) qFatal("it cannot be edited");
    }

    bool ready() const { return view.figure() && view.shownTrace(); }
    void settle() {
        if (!QTest::qWaitFor([&] { return ready(); })) qFatal("no picture");
    }
    Sketch sketch() const { return document.asked()->as<SketchAspect>()->sketch().value(); }
    Index node(const std::string& name) const { return editor.sketch()->find(name).value(); }
    bool hasNode(const std::string& name) const { return sketch().find(name).has_value(); }
    bool hasEdge(const std::string& from, const std::string& to) const {
        const Sketch now = sketch();
        return std::any_of(now.edges().begin(), now.edges().end(), [&](const Sketch::Edge& edge) {
            return now.nodes()[edge.from].name == from && now.nodes()[edge.to].name == to;
        });
    }
    QPointF at(const std::string& name) {
        const auto& place = editor.sketch()->nodes()[node(name)].place;
        return view.canvas().frame().toArea().map(pointOf(*place));
    }
    QPointF plusOf(const std::string& name) {
        point(at(name));
        return editor.handleOf(node(name));
    }

    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.canvas().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &event);
    }
    void point(const QPointF& at) { mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton); }
    void drag(const QPointF& from, const QPointF& to, bool isReleased = true) {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        for (int i = 1; i <= 4; ++i)
            mouse(QEvent::MouseMove, from + (to - from) * i / 4, Qt::NoButton, Qt::LeftButton);
        if (isReleased) mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    }
    void click(const QPointF& at) {
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    void doubleClick(const QPointF& at) {
        click(at);
        mouse(QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view.canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    QLineEdit* nameLine() {
        QCoreApplication::processEvents();
        auto* line = view.findChild<QLineEdit*>("nodeName");
        return line && line->isVisibleTo(&view) ? line : nullptr;
    }
    int changes() { return document.undoStack().count(); }

    Document document;
    GraphView view{document};
    GraphEditor& editor = *view.findChild<GraphEditor*>();
    GraphTools& tools = *view.findChild<GraphTools*>();
};

constexpr const char* chainOfThree = "digraph { a -> b -> c }";

QImage imageOfFigure(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(0, 0, 900, 600), {}, {}));
    return image;
}

} // namespace

/// Every gesture and key by which a graph is drawn.
class TestGraphEditor : public QObject {
    Q_OBJECT

private slots:
    /// The picture of the last edit is still awaited when another game is chosen: that ended the program.
    void anotherGameWhileThePictureIsAwaited_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"nim", "take-ends", "hackenbush"})
            QTest::newRow(game) << game;
    }
    void anotherGameWhileThePictureIsAwaited() {
        QFETCH(const QString, game);
        Desk desk(chainOfThree);
        desk.press(Qt::Key_N);
        desk.view.deactivate(); // as the window does before it shows another view
        QVERIFY(desk.document.setGame(game.toStdString()));
        QTest::qWait(static_cast<int>(longestStale.count()) + 50);
    }

    void aNodeThatIsDraggedStaysWhereItIsPutAndAllOthersWhereTheyAre() {
        Desk desk(chainOfThree);
        const QPointF from = desk.at("b");
        const QPointF a = desk.at("a");
        desk.drag(from + QPointF(3, 2), from + QPointF(43, 122));
        QCOMPARE(desk.changes(), 2); // the game was opened; the node was moved
        desk.settle();
        QVERIFY((desk.at("b") - from - QPointF(40, 120)).manhattanLength() < 2);
        QVERIFY((desk.at("a") - a).manhattanLength() < 2);
        desk.document.undoStack().undo();
        QVERIFY(!desk.sketch().nodes()[1].place);
        desk.document.undoStack().redo();
        desk.settle();
        QVERIFY((desk.at("b") - from - QPointF(40, 120)).manhattanLength() < 2);
    }

    void aDragOfLessThanAMoveChangesNothing() {
        Desk desk(chainOfThree);
        const int before = desk.changes();
        desk.drag(desk.at("b"), desk.at("b") + QPointF(1, 1));
        QCOMPARE(desk.changes(), before);
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("b")));
    }

    void anArrowIsDrawnFromThePlusToANode() {
        Desk desk(chainOfThree);
        desk.drag(desk.plusOf("a"), desk.at("c"));
        QVERIFY(desk.hasEdge("a", "c"));
        desk.settle();
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("c")));
        const auto& graph = desk.view.figure()->picture().graph; // a leads to 1 and 0 now
        QCOMPARE(graph.nodes[0].evaluation->value, std::optional<Nimber>(2));
        desk.document.undoStack().undo();
        QVERIFY(!desk.hasEdge("a", "c"));
    }

    void anArrowToAnEmptyPlaceHasANewNodeThere() {
        Desk desk(chainOfThree);
        const QPointF to = desk.at("c") + QPointF(30, 130);
        desk.drag(desk.plusOf("c"), to);
        QVERIFY(desk.hasEdge("c", "d"));
        QCOMPARE(desk.changes(), 2);
        desk.settle();
        QVERIFY((desk.at("d") - to).manhattanLength() < 2);
    }

    void anArrowThatClosesACycleIsRefusedAndTheCycleLit() {
        Desk desk(chainOfThree);
        const int before = desk.changes();
        desk.drag(desk.plusOf("c"), desk.at("a"), false);
        QCOMPARE(desk.editor.litCycle().size(), std::size_t{3}); // one sees it before it is tried
        desk.mouse(QEvent::MouseButtonRelease, desk.at("a"), Qt::LeftButton, Qt::NoButton);
        QCOMPARE(desk.changes(), before);
        QCOMPARE(desk.editor.litCycle(), (std::vector<Index>{2, 0, 1}));
        QVERIFY(desk.tools.refusal().contains("c → a → b → c"));
        desk.click(desk.at("b") + QPointF(0, 150));
        QVERIFY(desk.editor.litCycle().empty());
        QVERIFY(desk.tools.refusal().isEmpty());
    }

    void aDoubleClickDrawsANodeOrNamesOne() {
        Desk desk(chainOfThree);
        const QPointF place = desk.at("b") + QPointF(60, 140);
        desk.doubleClick(place);
        desk.settle();
        QVERIFY(desk.hasNode("d"));
        QVERIFY((desk.at("d") - place).manhattanLength() < 2);
        desk.doubleClick(desk.at("d"));
        QTRY_VERIFY(desk.nameLine());
        QCOMPARE(desk.nameLine()->text(), QString("d"));
        desk.nameLine()->setText("a");
        QTest::keyClick(desk.nameLine(), Qt::Key_Return);
        QCOMPARE(desk.tools.refusal(), QString("Another node is called a."));
        QVERIFY(desk.nameLine());
        desk.nameLine()->setText("目標 1");
        QTest::keyClick(desk.nameLine(), Qt::Key_Return);
        QVERIFY(!desk.nameLine());
        QVERIFY(desk.hasNode("目標 1"));
        QVERIFY(desk.tools.refusal().isEmpty());
    }

    void escapeLeavesANameAsItWas() {
        Desk desk(chainOfThree);
        const int before = desk.changes();
        desk.click(desk.at("b"));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.nameLine());
        desk.nameLine()->setText("x");
        QTest::keyClick(desk.nameLine(), Qt::Key_Escape);
        QVERIFY(!desk.nameLine());
        QVERIFY(desk.editor.isOn());
        QCOMPARE(desk.changes(), before);
    }

    void allOfItIsDoneByKeysAlone() {
        Desk desk("digraph { a }");
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(desk.editor.selectedNode(), std::optional<Index>(0));
        desk.press(Qt::Key_N);
        QVERIFY(desk.hasNode("b"));
        desk.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("a")));
        desk.press(Qt::Key_A);
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        desk.press(Qt::Key_A);
        QVERIFY(desk.hasEdge("a", "b"));
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("b")));
        desk.press(Qt::Key_A); // back: a cycle
        desk.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(desk.editor.litCycle(), (std::vector<Index>{1, 0}));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.tools.refusal().contains("b → a → b"));
        QVERIFY(!desk.hasEdge("b", "a"));
        desk.press(Qt::Key_Escape); // the light goes out
        QVERIFY(desk.editor.litCycle().empty() && desk.editor.isOn());
        desk.press(Qt::Key_A);
        desk.press(Qt::Key_N); // an arrow to a new node
        QVERIFY(desk.hasEdge("a", "c"));
        const QPointF before = desk.at("c");
        desk.press(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(desk.at("c").y() > before.y() + 5);
        desk.press(Qt::Key_L);
        desk.settle();
        const Sketch arranged = desk.sketch();
        for (const Sketch::Node& node : arranged.nodes())
            QVERIFY(!node.place);
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasNode("c"));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.editor.isOn());
        const int changes = desk.changes();
        desk.press(Qt::Key_N);
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.changes(), changes); // they mean nothing now
    }

    void theButtonsDoTheSame() {
        Desk desk("digraph { a }");
        desk.tools.node->trigger();
        desk.click(desk.at("a"));
        desk.tools.edge->trigger();
        desk.click(desk.at("b"));
        QVERIFY(desk.hasEdge("a", "b"));
        desk.tools.arrange->trigger();
        desk.settle();
        QVERIFY(!desk.sketch().nodes()[0].place);
        desk.click(desk.at("b"));
        desk.tools.name->trigger();
        QVERIFY(desk.nameLine());
        desk.nameLine()->setText("z");
        desk.click(desk.at("a") + QPointF(0, 150)); // what was typed counts
        QVERIFY(desk.hasNode("z"));
        desk.click(desk.at("z"));
        desk.tools.remove->trigger();
        QVERIFY(!desk.hasNode("z"));
        desk.click(desk.at("a"));
        desk.tools.remove->trigger();
        QCOMPARE(desk.tools.refusal(), QString("The last node cannot be removed: a token needs a place."));
        desk.tools.edit->trigger();
        QVERIFY(!desk.editor.isOn());
    }

    void anEdgeIsSelectedByAClickAndDeleted() {
        Desk desk(chainOfThree);
        desk.click((desk.at("a") + desk.at("b")) / 2);
        QVERIFY(desk.editor.selectedEdge());
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasEdge("a", "b"));
        QVERIFY(desk.hasEdge("b", "c"));
    }

    void theTokenFollowsItsNode() {
        Desk desk(chainOfThree, "b");
        desk.click(desk.at("b"));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.nameLine());
        desk.nameLine()->setText("x, y");
        QTest::keyClick(desk.nameLine(), Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("x, y"));
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.document.position(), std::string("a"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.position(), std::string("x, y"));
        QVERIFY(desk.hasEdge("a", "x, y"));
    }

    void noClickMovesATokenWhileOneDraws() {
        Desk desk(chainOfThree, "a");
        desk.click(desk.at("b"));
        QCOMPARE(desk.document.position(), std::string("a"));
        desk.press(Qt::Key_Escape);
        desk.settle();
        const QPointF b = desk.view.canvas().frame().toArea().map(desk.view.figure()->picture().layout.at[1]);
        desk.click(b);
        QCOMPARE(desk.document.position(), std::string("b"));
    }

    void branchesGrowFromTheGroundAndWhatIsCutOffFalls() {
        Desk desk("graph { ground -- a -- b }", {}, "hackenbush");
        const double y = desk.view.canvas().frame().toArea().map(QPointF(0, 0)).y();
        const QPointF foot(desk.at("a").x() + 120, y);
        desk.point(foot);
        desk.drag(foot, foot - QPointF(0, 90));
        QVERIFY(desk.hasEdge("ground", "c"));
        desk.settle();
        QVERIFY((desk.at("c") - foot + QPointF(0, 90)).manhattanLength() < 2);
        desk.drag(desk.plusOf("b"), desk.at("c")); // a cycle is no fault here
        QVERIFY(desk.hasEdge("b", "c"));
        desk.settle();
        QCOMPARE(desk.document.position(), std::string("1-4"));
        desk.doubleClick(desk.at("c") + QPointF(140, -40));
        QVERIFY(desk.hasEdge("ground", "d"));
        desk.settle();
        desk.click(desk.at("a"));
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasNode("a"));
        QVERIFY(desk.hasNode("b")); // it hangs on c
        desk.settle();
        desk.click(desk.at("c"));
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasNode("b"));
        QCOMPARE(desk.document.position(), std::string("1"));
        desk.settle();
        desk.click(desk.at("d"));
        desk.press(Qt::Key_Delete);
        QVERIFY(desk.hasNode("d"));
        QVERIFY(!desk.tools.refusal().isEmpty());
    }

    void aDocumentReopensToTheSamePicture() {
        for (const char* id : {"dag", "hackenbush"}) {
            Desk desk("", "", id);
            desk.press(Qt::Key_Right, Qt::ShiftModifier);
            desk.press(Qt::Key_N);
            desk.press(Qt::Key_Up, Qt::ControlModifier);
            desk.settle();
            Document again;
            QVERIFY(fromMex(toMex(desk.document), again));
            QCOMPARE(again.state(), desk.document.state());
            GraphView view(again);
            view.resize(900, 700);
            view.activate();
            QTRY_VERIFY(view.shownTrace());
            QCOMPARE(imageOfFigure(*view.figure()), imageOfFigure(*desk.view.figure()));
            QVERIFY(again.camera("graph") == desk.document.camera("graph"));
        }
    }

    void whileOneDrawsThePictureStaysWhereItIs() {
        Desk desk(chainOfThree);
        const QRectF before = desk.view.canvas().frame().visible();
        desk.doubleClick(desk.at("c") + QPointF(10, 140));
        desk.settle();
        QCOMPARE(desk.view.canvas().frame().visible(), before);
        desk.document.undoStack().undo();
        desk.settle();
        QCOMPARE(desk.view.canvas().frame().visible(), before);
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.view.canvas().camera());
    }

    void anotherGameEndsTheDrawing() {
        Desk desk(chainOfThree);
        QVERIFY(desk.document.setGame("hackenbush", {}, {}, "graph"));
        QVERIFY(!desk.editor.isOn());
        QVERIFY(!desk.tools.edit->isChecked());
    }

    void anOwnGraphIsAddedToASum() {
        Desk desk("digraph { \"x; y\" -> b [label=\"q:\"] }");
        desk.tools.sum->trigger();
        QCOMPARE(desk.document.state().game, std::string(sumId));
        Task task;
        QCOMPARE(desk.document.asked()->evaluation(task)->value, std::optional<Nimber>(1));
        QVERIFY(desk.document.setGame("dag", {{"graph", "digraph { a -> {b c}; b -> c }"}}, "a", "graph"));
        desk.settle();
        desk.tools.sum->trigger(); // beside the first
        QCOMPARE(desk.document.asked()->evaluation(task)->value, std::optional<Nimber>(1 ^ 2));
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

    /// Whatever is clicked, dragged and typed: the graph is one, undo takes all of it back.
    void anyGesturesInAnyOrderLeaveAGraph_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("tokens") << "dag";
        QTest::newRow("bush") << "hackenbush";
    }
    void anyGesturesInAnyOrderLeaveAGraph() {
        QFETCH(QString, id);
        constexpr unsigned seed = 99;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Desk desk("", "", id.toStdString());
        const DocumentState first = desk.document.state();
        const int before = desk.changes();
        const std::vector<int> keys{Qt::Key_N,      Qt::Key_A,     Qt::Key_Delete, Qt::Key_L,  Qt::Key_Return,
                                    Qt::Key_Escape, Qt::Key_Right, Qt::Key_Left,   Qt::Key_Up, Qt::Key_Down};
        for (int round = 0; round < 200; ++round) {
            if (desk.editor.isWaiting()) desk.settle();
            if (!desk.editor.isOn()) {
                desk.settle();
                desk.press(Qt::Key_E);
            }
            const auto somewhere = [&] {
                const auto& nodes = desk.editor.sketch()->nodes();
                const auto& node = nodes[random() % nodes.size()];
                const QPointF free(double(random() % 900), double(random() % 600));
                if (random() % 3 == 0 || !node.place) return free;
                return random() % 2 ? desk.plusOf(node.name) : desk.at(node.name);
            };
            switch (random() % 6) {
            case 0:
                desk.click(somewhere());
                break;
            case 1:
                desk.doubleClick(somewhere());
                break;
            case 2:
            case 3:
                desk.drag(somewhere(), somewhere());
                break;
            case 4:
                desk.press(keys[random() % keys.size()], random() % 2   ? Qt::ShiftModifier
                                                         : random() % 2 ? Qt::ControlModifier
                                                                        : Qt::NoModifier);
                break;
            default:
                if (auto* line = desk.nameLine()) {
                    line->setText(QString::number(random() % 12));
                    QTest::keyClick(line, random() % 2 ? Qt::Key_Return : Qt::Key_Escape);
                }
            }
            if (random() % 8 == 0) desk.settle();
            const Sketch now = desk.sketch();
            QVERIFY(makeGame(desk.document.state().game, desk.document.state().parameters));
            if (!desk.editor.isOn() || desk.editor.isWaiting()) continue;
            const Sketch& edited = *desk.editor.sketch();
            QCOMPARE(edited.nodes().size(), now.nodes().size());
            QCOMPARE(edited.edges().size(), now.edges().size());
        }
        QVERIFY(desk.changes() > before + 20);
        while (desk.document.undoStack().canUndo() && desk.changes() > 0 && desk.document.state() != first)
            desk.document.undoStack().undo();
        QCOMPARE(desk.document.state(), first);
    }
};

MEXPLORER_TEST(TestGraphEditor)
#include "test_graph_editor.moc"
