#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_desk.h"

#include <cmath>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Every gesture and key for drawing a graph.
class TestGraphEditor : public QObject {
    Q_OBJECT

private slots:
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
        QCOMPARE(graph.nodes[0].evaluation->nimber(), std::optional<Nimber>(2));
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
        QCOMPARE(desk.editor.litCycle().size(), std::size_t{3}); // shown before the arrow is dropped
        desk.mouse(QEvent::MouseButtonRelease, desk.at("a"), Qt::LeftButton, Qt::NoButton);
        QCOMPARE(desk.changes(), before);
        QCOMPARE(desk.editor.litCycle(), (std::vector<Sketch::Index>{2, 0, 1}));
        QVERIFY(desk.tools.refusal().contains("c → a → b → c"));
        desk.click(desk.at("b") + QPointF(0, 150));
        QVERIFY(desk.editor.litCycle().empty());
        QVERIFY(desk.tools.refusal().isEmpty());
    }

    void aDoubleClickDrawsANodeOrNamesOne() {
        Desk desk(chainOfThree);
        const QPointF place = desk.at("b") + QPointF(60, 110);
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
        QCOMPARE(desk.editor.selectedNode(), std::optional<Sketch::Index>(0));
        desk.press(Qt::Key_N);
        QVERIFY(desk.hasNode("b"));
        desk.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("a")));
        desk.press(Qt::Key_A);
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        desk.press(Qt::Key_A);
        QVERIFY(desk.hasEdge("a", "b"));
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("b")));
        desk.press(Qt::Key_A); // an arrow back would close a cycle
        desk.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(desk.editor.litCycle(), (std::vector<Sketch::Index>{1, 0}));
        desk.press(Qt::Key_Return);
        QVERIFY(desk.tools.refusal().contains("b → a → b"));
        QVERIFY(!desk.hasEdge("b", "a"));
        desk.press(Qt::Key_Escape); // clears the highlight
        QVERIFY(desk.editor.litCycle().empty() && desk.editor.isOn());
        desk.press(Qt::Key_A);
        desk.press(Qt::Key_N); // adds an arrow to a new node
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
        QCOMPARE(desk.changes(), changes); // these keys have no effect now
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
        desk.tools.write->trigger();
        QVERIFY(desk.nameLine());
        desk.nameLine()->setText("z");
        desk.click(desk.at("a") + QPointF(0, 150)); // enters what was typed
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

    void branchesGrowFromTheGroundAndWhatIsCutOffFalls() {
        Desk desk("graph { ground -- a -- b }", {}, "hackenbush");
        const double y = desk.view.canvas().frame().toArea().map(QPointF(0, 0)).y();
        const QPointF foot(desk.at("a").x() + 120, y);
        desk.point(foot);
        desk.drag(foot, foot - QPointF(0, 90));
        QVERIFY(desk.hasEdge("ground", "c"));
        desk.settle();
        QVERIFY((desk.at("c") - foot + QPointF(0, 90)).manhattanLength() < 2);
        desk.drag(desk.plusOf("b"), desk.at("c")); // cycles are allowed here
        QVERIFY(desk.hasEdge("b", "c"));
        desk.settle();
        QCOMPARE(desk.document.position(), std::string("1-4"));
        desk.doubleClick(desk.at("c") + QPointF(140, -40));
        QVERIFY(desk.hasEdge("ground", "d"));
        desk.settle();
        desk.click(desk.at("a"));
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasNode("a"));
        QVERIFY(desk.hasNode("b")); // it is still connected by c
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
};

MEXPLORER_TEST(TestGraphEditor)
#include "test_graph_editor.moc"
