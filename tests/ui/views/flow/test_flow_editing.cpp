#include "core/coalition/coalition_aspect.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/sketch/sketch_desk.h"
#include "ui/document/document_file.h"
#include "ui/views/flow/flow_tools.h"
#include "ui/views/flow/flow_view.h"

#include <QImage>
#include <QPainter>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A document and a view in which a network is drawn: by default s → a → t of A, and s → t of B.
struct FlowDesk : SketchDesk<FlowView, FlowTools> {
    explicit FlowDesk(const std::string& network = "digraph { s -> a [capacity=3, owner=A]\n"
                                                   "a -> t [capacity=2, owner=A]\n"
                                                   "s -> t [capacity=1, owner=B] }",
                      const std::string& position = "s,t")
        : SketchDesk("coalition", {{"kind", "flow"}, {"network", network}}, position, "flow",
                     NetworkPlan::unit) {}

    const FlowNetwork& network() const { return document.instance()->as<FlowAspect>()->network(); }
    /// “s→a 3 A” for each arrow, in order.
    QStringList arrows() const {
        const Sketch now = sketch();
        QStringList texts;
        for (const Sketch::Edge& edge : now.edges()) {
            texts << QString::fromStdString(now.nodes()[edge.from].name + "→" + now.nodes()[edge.to].name +
                                            " " + *edge.traits.capacity + " " + *edge.traits.owner);
        }
        return texts;
    }
    QPointF middleOf(std::size_t arrow) {
        const QPolygonF& line = view.figure()->picture().plan.arrows[arrow];
        return view.canvas().frame().toArea().map(line[line.size() / 2]);
    }
    void enter(const QString& text, int key = Qt::Key_Return) {
        QTRY_VERIFY(nameLine());
        nameLine()->setText(text);
        QTest::keyClick(nameLine(), static_cast<Qt::Key>(key));
    }
    void undo() { document.undoStack().undo(); }
};

QImage imageOf(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(0, 0, 900, 600), {}, {}));
    return image;
}

} // namespace

/// Drawing a flow network by hand.
class TestFlowEditing : public QObject {
    Q_OBJECT

private slots:
    void escapePutsADraggedNodeBack() {
        FlowDesk desk;
        const int before = desk.changes();
        const QPointF place = desk.view.figure()->picture().plan.nodes[desk.node("a")];
        const QPointF to = desk.at("a") + QPointF(90, 60);
        desk.drag(desk.at("a"), to, false);
        QVERIFY(desk.view.figure()->picture().plan.nodes[desk.node("a")] != place);
        desk.press(Qt::Key_Escape);
        QCOMPARE(desk.view.figure()->picture().plan.nodes[desk.node("a")], place);
        QVERIFY(desk.editor.isOn());
        desk.mouse(QEvent::MouseMove, to + QPointF(40, 0), Qt::NoButton, Qt::LeftButton);
        desk.mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
        QCOMPARE(desk.view.figure()->picture().plan.nodes[desk.node("a")], place);
        QCOMPARE(desk.changes(), before);
    }

    void anArrowIsDrawnAndThenWritten() {
        FlowDesk desk;
        const int before = desk.changes();
        desk.drag(desk.plusOf("a"), desk.at("s")); // cycles are allowed here
        QCOMPARE(desk.arrows().last(), QString("a→s 1 B"));
        QCOMPARE(desk.changes(), before + 1);
        QTRY_VERIFY(desk.nameLine());
        QCOMPARE(desk.nameLine()->text(), QString("1 B"));
        desk.enter("5/2 North line");
        QVERIFY(!desk.nameLine());
        QCOMPARE(desk.arrows().last(), QString("a→s 5/2 North line"));
        QCOMPARE(desk.changes(), before + 2);
        QCOMPARE(desk.network().owners.size(), std::size_t{3});
        desk.undo();
        QCOMPARE(desk.arrows().last(), QString("a→s 1 B"));
        desk.undo();
        QCOMPARE(desk.arrows().size(), 3);
        desk.document.undoStack().redo();
        desk.document.undoStack().redo();
        QCOMPARE(desk.arrows().last(), QString("a→s 5/2 North line"));
    }

    void arrowsMayBeParallelAndGoToANewNode() {
        FlowDesk desk;
        desk.drag(desk.plusOf("s"), desk.at("a"));
        QCOMPARE(desk.arrows().last(), QString("s→a 1 B"));
        desk.enter("7");
        QCOMPARE(desk.arrows().last(), QString("s→a 7 B"));
        desk.settle();
        const QPointF place = desk.at("a") + QPointF(20, 170);
        const QPointF world = desk.view.canvas().frame().toWorld(place);
        desk.drag(desk.plusOf("a"), place);
        QVERIFY(desk.hasNode("b") && desk.hasEdge("a", "b"));
        desk.enter("2 D");
        QCOMPARE(desk.arrows().last(), QString("a→b 2 D"));
        desk.settle();
        QVERIFY((desk.view.figure()->picture().plan.nodes.back() - world).manhattanLength() < 3);
    }

    void anArrowIsWrittenByADoubleClickAndTabGoesOn() {
        FlowDesk desk;
        desk.doubleClick(desk.middleOf(0));
        QTRY_VERIFY(desk.nameLine());
        QCOMPARE(desk.nameLine()->text(), QString("3 A"));
        desk.enter("4 C", Qt::Key_Tab);
        QTRY_VERIFY(desk.nameLine());
        QCOMPARE(desk.nameLine()->text(), QString("2 A"));
        desk.enter("0,5", Qt::Key_Tab); // stays in the field, with an error
        QVERIFY(desk.tools.refusal().startsWith("“0,5” is not a capacity"));
        desk.enter("0.5", Qt::Key_Tab);
        QTRY_VERIFY(desk.nameLine());
        QCOMPARE(desk.nameLine()->text(), QString("1 B"));
        QTest::keyClick(desk.nameLine(), Qt::Key_Escape);
        QVERIFY(desk.editor.isOn());
        QCOMPARE(desk.arrows(), QStringList({"s→a 4 C", "a→t 1/2 A", "s→t 1 B"}));
    }

    void whatCannotBeIsRefusedInTheLine_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("negative") << "−3 A"
                                  << "The capacity -3 is negative; write 0 or more.";
        QTest::newRow("too large") << "1000000000000000000000000000000 A"
                                   << "“100000000000000000000000…” is not a capacity from 0 to "
                                      "10¹⁵, such as 3, 0.5 or 1/3; write it before its owner: 5 A.";
        QTest::newRow("no number") << "A"
                                   << "“A” is not a capacity from 0 to 10¹⁵, such as 3, 0.5 or 1/3; write "
                                      "it before its owner: 5 A.";
        QTest::newRow("nothing") << " "
                                 << "“” is not a capacity from 0 to 10¹⁵, such as 3, 0.5 or 1/3; write it "
                                    "before its owner: 5 A.";
        QTest::newRow("one owner")
            << "1 A"
            << "All arrows belong to A; coalitions need a second owner, and a plain flow needs none: leave "
               "out every owner.";
    }
    void whatCannotBeIsRefusedInTheLine() {
        QFETCH(const QString, text);
        QFETCH(const QString, reason);
        FlowDesk desk;
        const int before = desk.changes();
        desk.doubleClick(desk.middleOf(2));
        desk.enter(text);
        QCOMPARE(desk.tools.refusal(), reason);
        QVERIFY(desk.nameLine());
        QCOMPARE(desk.changes(), before);
        QTest::keyClick(desk.nameLine(), Qt::Key_Escape);
        QVERIFY(desk.tools.refusal().isEmpty());
        QCOMPARE(desk.arrows().last(), QString("s→t 1 B"));
    }

    void aSeventeenthOwnerIsRefused() {
        std::string network = "digraph {";
        for (int owner = 0; owner < 16; ++owner)
            network += "s -> t [capacity=1, owner=o" + std::to_string(owner) + "];";
        FlowDesk desk(network + " s -> t [capacity=1, owner=o0] }");
        desk.press(Qt::Key_A, Qt::ShiftModifier);
        desk.press(Qt::Key_Return);
        desk.enter("2 New");
        QCOMPARE(desk.tools.refusal(), QString("“New” would be owner number 17; a network may have 16."));
        desk.enter("2 o5");
        QVERIFY(desk.tools.refusal().isEmpty());
    }

    void allOfItIsDoneByKeysAlone() {
        FlowDesk desk;
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("s")));
        desk.press(Qt::Key_N);
        QVERIFY(desk.hasNode("b"));
        QCOMPARE(desk.editor.selectedNode(), std::optional(desk.node("b")));
        desk.press(Qt::Key_Return);
        desk.enter("hub");
        QVERIFY(desk.hasNode("hub"));
        desk.settle();
        desk.press(Qt::Key_A);
        for (int i = 0; i < 6 && desk.editor.selectedNode() != desk.node("t"); ++i)
            desk.press(i % 2 ? Qt::Key_Up : Qt::Key_Right, Qt::ShiftModifier);
        desk.press(Qt::Key_Return);
        QVERIFY(desk.hasEdge("hub", "t"));
        desk.enter("9 D");
        QCOMPARE(desk.arrows().last(), QString("hub→t 9 D"));
        QCOMPARE(desk.editor.selectedEdge(), std::optional<Sketch::Index>(3));
        desk.press(Qt::Key_A, Qt::ShiftModifier); // wraps round to the first
        QCOMPARE(desk.editor.selectedEdge(), std::optional<Sketch::Index>(0));
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.hasEdge("s", "a"));
        desk.press(Qt::Key_L);
        desk.settle();
        QVERIFY(!desk.sketch().nodes()[0].place);
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.editor.isOn());
    }

    void theEndsOfTheFlowAreChosen() {
        FlowDesk desk;
        desk.click(desk.at("a"));
        desk.press(Qt::Key_S);
        QCOMPARE(desk.document.position(), std::string("a,t"));
        desk.settle();
        desk.press(Qt::Key_T); // on the source: source and sink are swapped
        QCOMPARE(desk.document.position(), std::string("t,a"));
        desk.undo();
        desk.undo();
        QCOMPARE(desk.document.position(), std::string("s,t"));
        desk.settle();
        desk.click(desk.at("a"));
        desk.tools.sink->trigger();
        QCOMPARE(desk.document.position(), std::string("s,a"));
        desk.settle();
        desk.click(desk.at("s"));
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.tools.refusal(), QString("The flow begins at s; choose another beginning first."));
        QVERIFY(desk.hasNode("s"));
    }

    void theEndsFollowTheirNames() {
        const char* const names[] = {"a, b", "\"quoted\"", "<b>x</b>", "back\\", "\\\"", "水庫", "node"};
        for (const char* name : names) {
            FlowDesk desk;
            desk.doubleClick(desk.at("s"));
            desk.enter(name);
            QVERIFY2(desk.hasNode(name), name);
            QCOMPARE(desk.network().nodes[desk.document.instance()->as<FlowAspect>()->ends().source].name,
                     std::string(name));
            desk.settle();
            desk.doubleClick(desk.middleOf(0));
            desk.enter(QString("1 ") + name); // an owner with that name
            QVERIFY2(desk.tools.refusal().isEmpty(), name);
            QCOMPARE(desk.network().owners[desk.network().arrows[0].owner], std::string(name));
            Document again;
            QVERIFY(fromMex(toMex(desk.document), again));
            QCOMPARE(again.state(), desk.document.state());
        }
    }

    void anArrowToItselfOrWithoutAnOwnerLeftIsRefused() {
        FlowDesk desk;
        desk.drag(desk.plusOf("a"), desk.at("s") + QPointF(1, 1), false);
        desk.mouse(QEvent::MouseMove, desk.at("a"), Qt::NoButton, Qt::LeftButton);
        desk.mouse(QEvent::MouseButtonRelease, desk.at("a"), Qt::LeftButton, Qt::NoButton);
        QCOMPARE(desk.tools.refusal(), QString("An arrow of a network leads from one node to another."));
        desk.click(desk.middleOf(2));
        desk.press(Qt::Key_Delete); // deletes all arrows of B
        QVERIFY(desk.tools.refusal().startsWith("All arrows belong to A"));
        QCOMPARE(desk.arrows().size(), 3);
        desk.click(desk.middleOf(1));
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.arrows().size(), 2);
        QVERIFY(desk.tools.refusal().isEmpty());
    }

    void aDocumentReopensToTheSamePicture() {
        FlowDesk desk;
        desk.drag(desk.at("a"), desk.at("a") + QPointF(30, 60));
        desk.settle();
        desk.doubleClick(desk.at("a") + QPointF(150, 90));
        desk.settle();
        Document again;
        QVERIFY(fromMex(toMex(desk.document), again));
        QCOMPARE(again.state(), desk.document.state());
        FlowView view(again);
        view.QWidget::resize(900, 700);
        view.activate();
        QTRY_VERIFY(view.shownTrace());
        QCOMPARE(imageOf(*view.figure()), imageOf(*desk.view.figure()));
    }

    void aNodeStaysWhereItIsPutAndSoDoesThePicture() {
        FlowDesk desk;
        const QRectF before = desk.view.canvas().frame().visible();
        const QPointF s = desk.at("s");
        const QPointF to = desk.at("a") + QPointF(-40, 80);
        desk.drag(desk.at("a"), to);
        QVERIFY((desk.at("a") - to).manhattanLength() < 3);
        QVERIFY((desk.at("s") - s).manhattanLength() < 3);
        desk.settle();
        QCOMPARE(desk.view.canvas().frame().visible(), before);
        QVERIFY((desk.at("a") - to).manhattanLength() < 3);
    }

    void anotherGameEndsTheDrawing() {
        FlowDesk desk;
        QVERIFY(desk.document.setGame("coalition", {{"kind", "vote"}}, {}, "coalition"));
        desk.view.deactivate();
        QVERIFY(desk.document.setGame("nim"));
        desk.mouse(QEvent::MouseButtonPress, {300, 300}, Qt::LeftButton, Qt::LeftButton);
    }

    /// Whatever is clicked, dragged and typed, the result is a network, and undo restores the first one.
    void anyGesturesInAnyOrderLeaveANetwork() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        FlowDesk desk;
        const DocumentState first = desk.document.state();
        const std::vector<int> keys{Qt::Key_N,      Qt::Key_A,     Qt::Key_Delete, Qt::Key_L,
                                    Qt::Key_Return, Qt::Key_S,     Qt::Key_T,      Qt::Key_E,
                                    Qt::Key_Escape, Qt::Key_Right, Qt::Key_Up};
        const QStringList texts{"1 A", "5/7 B", "-1", "C", "2 C", "3", "1/999999 A", "x y"};
        const auto below = [&](std::size_t count) { return random() % count; };
        for (int round = 0; round < 150; ++round) {
            if (desk.editor.isWaiting() || !desk.view.figure()) desk.settle();
            if (!desk.editor.isOn()) {
                desk.settle();
                desk.press(Qt::Key_E);
            }
            const auto somewhere = [&] {
                const auto& nodes = desk.editor.sketch()->nodes();
                const std::string name = nodes[below(nodes.size())].name;
                const QPointF free(double(below(900)), double(below(600)));
                const auto kind = below(3);
                return kind == 0 ? free : kind == 1 ? desk.plusOf(name) : desk.at(name);
            };
            const auto what = below(6);
            if (what == 0) desk.click(somewhere());
            if (what == 1) desk.doubleClick(somewhere());
            if (what == 2) {
                const QPointF from = somewhere();
                desk.drag(from, somewhere());
            }
            if (what == 3) {
                const int key = keys[below(keys.size())];
                desk.press(key, below(2) ? Qt::ShiftModifier : Qt::NoModifier);
            }
            if (what > 3) {
                if (auto* line = desk.nameLine()) {
                    line->setText(texts[static_cast<qsizetype>(below(8))]);
                    QTest::keyClick(line, below(2) ? Qt::Key_Return : Qt::Key_Escape);
                }
            }
            const Sketch now = desk.sketch();
            if (!desk.editor.isOn() || desk.editor.isWaiting()) continue;
            QCOMPARE(desk.editor.sketch()->nodes().size(), now.nodes().size());
            QCOMPARE(desk.editor.sketch()->edges().size(), now.edges().size());
        }
        QVERIFY(desk.changes() > 20);
        while (desk.document.undoStack().canUndo() && desk.document.state() != first)
            desk.undo();
        QCOMPARE(desk.document.state(), first);
    }
};

MEXPLORER_TEST(TestFlowEditing)
#include "test_flow_editing.moc"
