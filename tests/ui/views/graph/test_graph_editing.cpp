#include "core/sum/summands.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/graph/graph_desk.h"
#include "ui/document/document_file.h"
#include "ui/views/graph/graph_texts.h"

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

/// What happens to the document, and to other games, while a graph is drawn.
class TestGraphEditing : public QObject {
    Q_OBJECT

private slots:
    /// Another game is chosen while the picture of the last edit is still to come: this once crashed.
    void anotherGameWhileThePictureIsAwaited_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"nim", "take-ends", "hackenbush"})
            QTest::newRow(game) << game;
    }
    void anotherGameWhileThePictureIsAwaited() {
        QFETCH(const QString, game);
        Desk desk(chainOfThree);
        desk.press(Qt::Key_N);
        desk.view.deactivate(); // as the window does before showing another view
        QVERIFY(desk.document.setGame(game.toStdString()));
        QTest::qWait(static_cast<int>(longestStale.count()) + 50);
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
        desk.doubleClick(desk.at("c") + QPointF(10, 110));
        desk.settle();
        QCOMPARE(desk.view.canvas().frame().visible(), before);
        desk.document.undoStack().undo();
        desk.settle();
        QCOMPARE(desk.view.canvas().frame().visible(), before);
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.view.canvas().camera());
    }

    /// E is pressed before the first picture exists.
    void theDrawingBeginsWhenThereIsAPicture() {
        Document document;
        QVERIFY(document.setGame("dag", {{"graph", chainOfThree}}, "a", "graph"));
        GraphView view(document);
        view.resize(900, 700);
        view.show();
        view.activate();
        const auto& editor = *view.findChild<SketchEditor*>();
        const auto& tools = *view.findChild<GraphTools*>();
        const auto pressE = [&] { QTest::keyClick(&view.canvas(), Qt::Key_E); };
        QVERIFY(!view.figure());
        pressE();
        QVERIFY(!editor.isOn());
        QVERIFY(tools.edit->isChecked());
        QTRY_VERIFY(editor.isOn());
        QVERIFY(editor.sketch());
        pressE();
        QVERIFY(!editor.isOn());
        for (const bool isTakenBack : {true, false}) { // by E again, or by another game
            QVERIFY(document.setGame("dag", {{"graph", "digraph { a -> b }"}}, "a", "graph"));
            pressE();
            QVERIFY(tools.edit->isChecked());
            if (isTakenBack)
                pressE();
            else
                QVERIFY(document.setGame("hackenbush", {}, {}, "graph"));
            QVERIFY(!tools.edit->isChecked());
            QTRY_VERIFY(view.shownTrace());
            QVERIFY(!editor.isOn());
        }
    }

    /// During a drag, another game is chosen, or the window is closed.
    void aDragIsLeftInTheMiddle() {
        for (const char* id : {"nim", "hackenbush"}) {
            Desk desk(chainOfThree);
            const QPointF from = desk.at("b");
            desk.drag(from, from + QPointF(80, 60), false);
            QVERIFY(desk.document.setGame(id));
            desk.mouse(QEvent::MouseMove, from + QPointF(90, 60), Qt::NoButton, Qt::LeftButton);
            desk.mouse(QEvent::MouseButtonRelease, from + QPointF(90, 60), Qt::LeftButton, Qt::NoButton);
            QCOMPARE(desk.document.state().game, std::string(id));
            desk.document.undoStack().undo();
            QCOMPARE(desk.document.state().game, std::string("dag"));
            QCOMPARE(desk.document.state().parameters.at("graph"), std::string(chainOfThree));
        }
        for (const bool isEdge : {true, false}) {
            Desk closed(chainOfThree);
            closed.drag(isEdge ? closed.plusOf("a") : closed.at("a"), closed.at("c") + QPointF(5, 50), false);
        }
        Desk naming(chainOfThree);
        naming.doubleClick(naming.at("a"));
        QVERIFY(naming.nameLine());
    }

    /// Down to the minimum that a game needs, which is refused with an error; undo restores everything.
    void everythingIsDeleted() {
        for (const char* id : {"dag", "hackenbush"}) {
            Desk desk("", "", id);
            const DocumentState before = desk.document.state();
            for (int i = 0; i < 40 && desk.tools.refusal().isEmpty(); ++i) {
                const auto& nodes = desk.editor.sketch()->nodes();
                const auto some = std::find_if(nodes.begin(), nodes.end(), [](const Sketch::Node& node) {
                    return node.name != "ground";
                });
                QVERIFY(some != nodes.end());
                desk.click(desk.at(some->name));
                desk.press(Qt::Key_Delete);
                desk.settle();
            }
            QVERIFY(!desk.tools.refusal().isEmpty());
            QVERIFY(!desk.sketch().nodes().empty());
            while (desk.document.undoStack().canUndo() && desk.document.state() != before)
                desk.document.undoStack().undo();
            QCOMPARE(desk.document.state(), before);
        }
    }

    void anyNameIsTakenOrRefusedButNotMeant() {
        const QString names[] = {QString(1'000'000, u'x'),
                                 "<b>&amp;\"</b><img src=x>",
                                 QString(u'\x1b') + "[31m",
                                 "a\tb\nc",
                                 QString(QChar(0x202e)) + "abc",
                                 "",
                                 "  ",
                                 "\"",
                                 "a;b:c=d"};
        for (const char* id : {"dag", "hackenbush"}) {
            for (const QString& name : names) {
                Desk desk(id == std::string("dag") ? chainOfThree : "graph { ground -- a -- b }", "", id);
                desk.doubleClick(desk.at("a"));
                QVERIFY(desk.nameLine());
                desk.nameLine()->setText(name);
                const QString entered = desk.nameLine()->text();
                QTest::keyClick(desk.nameLine(), Qt::Key_Return);
                const bool isTaken = desk.hasNode(entered.toStdString());
                QVERIFY(isTaken != !desk.tools.refusal().isEmpty());
                if (!isTaken) continue;
                desk.settle();
                Document again;
                QVERIFY(fromMex(toMex(desk.document), again));
                QCOMPARE(again.state(), desk.document.state());
                desk.document.undoStack().undo();
                QVERIFY(desk.hasNode("a"));
            }
        }
    }

    /// The + from which arrows are drawn covers no text.
    void thePlusKeepsOffTexts() {
        for (const char* id : {"dag", "hackenbush"}) {
            Desk desk("", "", id);
            desk.press(Qt::Key_Right, Qt::ShiftModifier);
            desk.press(Qt::Key_Right, Qt::ControlModifier); // now each node has a place
            desk.settle();
            const auto& picture = desk.view.figure()->picture();
            const GraphTexts texts = placeTexts(picture, desk.view.canvas().frame());
            for (const Sketch::Node& node : desk.editor.sketch()->nodes()) {
                if (node.name == "ground") continue;
                const QPointF plus = desk.plusOf(node.name);
                for (const QRectF& text : texts.nodes)
                    QVERIFY2(!text.adjusted(-8, -8, 8, 8).contains(plus), node.name.c_str());
            }
        }
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
        QCOMPARE(desk.document.asked()->evaluation(task)->nimber(), std::optional<Nimber>(1));
        QVERIFY(desk.document.setGame("dag", {{"graph", "digraph { a -> {b c}; b -> c }"}}, "a", "graph"));
        desk.settle();
        desk.tools.sum->trigger(); // adds it to the sum, too
        QCOMPARE(desk.document.asked()->evaluation(task)->nimber(), std::optional<Nimber>(1 ^ 2));
    }

    void aGraphOfTwoSidesIsAddedToASumOfSuchGames() {
        Desk desk("graph { a -- b }", "..", "col");
        desk.tools.sum->trigger();
        QCOMPARE(desk.document.state().game, std::string(sumId));
        QCOMPARE(desk.document.state().parameters.at(playId), std::string(sidedPlay));
        QVERIFY(desk.document.setGame("dag", {{"graph", "digraph { a -> b }"}}, "a", "graph"));
        desk.settle();
        desk.tools.sum->trigger();
        QCOMPARE(desk.document.state().parameters.at(playId), std::string(sidedPlay));
        Task task; // 0 and ∗
        QCOMPARE(desk.document.asked()->evaluation(task)->outcome, Outcome::N);
    }

    /// Whatever is clicked, dragged and typed, the result is a valid graph, and undo restores the first one.
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

MEXPLORER_TEST(TestGraphEditing)
#include "test_graph_editing.moc"
