#include "core/game/aspects/cyclic.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/document/document_file.h"
#include "ui/views/tree/tree_sizes.h"
#include "ui/views/tree/tree_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

void move(Canvas& canvas, const QPointF& at) {
    QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas, &event);
}

} // namespace

/// The real view with a real document, driven like a user.
class TestTreeView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        QVERIFY(document->setGame("nim", {}, "1,2"));
        QVERIFY(document->setView("tree"));
        open();
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void opensUnfoldedWithNothingSelected() {
        QCOMPARE(nodes(), std::size_t{12});
        QVERIFY(!figure().selected());
        QVERIFY(!view->canvas().camera()); // the whole tree fits
        QCOMPARE(document->undoStack().count(), 1);
    }

    void clickingSelectsTheNodeAndItsPositionButLeavesTheTree() {
        const std::uint32_t node = find({"1,2", "1,1", "0,1"});
        click(node);
        QCOMPARE(document->position(), std::string("0,1"));
        QCOMPARE(figure().selected(), std::optional(node));
        QCOMPARE(figure().picture().root, std::string("1,2"));
        QCOMPARE(nodes(), std::size_t{12});
        document->undoStack().undo(); // one step undoes it
        QCOMPARE(document->position(), std::string("1,2"));
        QVERIFY(!figure().selected());
        QCOMPARE(nodes(), std::size_t{12});
    }

    void clickingBesideTheNodesDoesNothing() {
        const int before = document->undoStack().count();
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, {5, 5});
        QCOMPARE(document->undoStack().count(), before);
    }

    void aPositionChosenElsewhereIsANewRoot() {
        click(find({"1,2", "1,1"}));
        QVERIFY(document->setPosition("0,2"));
        QTRY_COMPARE(figure().picture().root, std::string("0,2"));
        QCOMPARE(nodes(), std::size_t{4});
        QVERIFY(!figure().selected());
        QVERIFY(document->setPosition("0,1")); // it is in this tree, but was not clicked
        QTRY_COMPARE(figure().picture().root, std::string("0,1"));
    }

    void theBadgeOpensAFoldedNodeAndClosesItAgain() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t node = find({"1,2", "1,1"});
        QVERIFY(figure().picture().tree.nodes[node].folded);
        clickBadge(node);
        QTRY_COMPARE(nodes(), std::size_t{6});
        QVERIFY(!figure().picture().tree.nodes[node].folded);
        clickBadge(node); // the badge is now a minus, at the same node
        QTRY_COMPARE(nodes(), std::size_t{4});
        document->undoStack().undo();
        QTRY_COMPARE(nodes(), std::size_t{6});
        document->undoStack().undo();
        QTRY_COMPARE(nodes(), std::size_t{4});
    }

    void theBadgeOpensTheRestOfANodeThatIsOpenInPart() {
        QVERIFY(document->setPosition("13,11,7"));
        QTRY_COMPARE(figure().picture().root, std::string("13,11,7"));
        const auto moves = [this] { return figure().picture().tree.nodes[1]; };
        const std::uint32_t some = moves().edgeCount;
        QVERIFY(some > 1 && some < 30);
        QCOMPARE(moves().hidden, std::uint64_t{30 - some});
        move(view->canvas(), badge(1));
        QVERIFY(view->canvas().toolTip().startsWith(QString("left folded: %1;").arg(30 - some)));
        clickBadge(1);
        QTRY_COMPARE(moves().edgeCount, 30U);
        QCOMPARE(moves().hidden, std::uint64_t{0});
        QCOMPARE(nodes(), std::size_t{2 + 30 + 30}); // each with its reply
        clickBadge(1);                               // the badge is now a minus
        QTRY_VERIFY(moves().folded);
        document->undoStack().undo();
        document->undoStack().undo();
        QTRY_COMPARE(moves().edgeCount, some);
    }

    void returnOpensTheRestOfTheSelectedNode() {
        QVERIFY(document->setPosition("13,11,7"));
        QTRY_COMPARE(figure().picture().root, std::string("13,11,7"));
        click(1);
        QTRY_COMPARE(document->position(), std::string("12,11,7"));
        QTest::keyClick(view.get(), Qt::Key_Return);
        QTRY_COMPARE(figure().picture().tree.nodes[1].edgeCount, 30U);
    }

    void openingANodeLeavesTheSelectionAndTheStep() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t selected = find({"1,2", "1,0"});
        click(selected);
        // Connected as by the window.
        connect(view.get(), &View::traceChanged, view.get(),
                [this] { view->showStep(view->trace() ? document->step() : noStep); });
        document->setStep(3);
        view->showStep(3);
        const auto spoken = [this] { return figure().picture().text(figure().step().node.value()); };
        QCOMPARE(spoken(), std::string("1,0"));
        const auto camera = view->canvas().camera();
        clickBadge(find({"1,2", "1,1"}));
        QTRY_COMPARE(nodes(), std::size_t{6});
        QCOMPARE(document->position(), std::string("1,0"));
        QCOMPARE(figure().selected(), std::optional(find({"1,2", "1,0"})));
        QCOMPARE(document->step(), 5); // the same step, now two nodes later
        QCOMPARE(spoken(), std::string("1,0"));
        QVERIFY(view->canvas().camera() == camera);
    }

    void whatIsSelectedGoesToTheNodeThatHidesIt() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t node = find({"1,2", "1,1"});
        clickBadge(node);
        QTRY_COMPARE(nodes(), std::size_t{6});
        click(find({"1,2", "1,1", "0,1"}));
        connect(view.get(), &View::traceChanged, view.get(),
                [this] { view->showStep(view->trace() ? document->step() : noStep); });
        view->showStep(2);
        document->setStep(2);
        clickBadge(node);
        QTRY_COMPARE(nodes(), std::size_t{4});
        QCOMPARE(document->position(), std::string("1,1"));
        QCOMPARE(figure().selected(), std::optional(node));
        QCOMPARE(figure().step().node, std::optional(node)); // the step's node is part of it
    }

    void whatABadgeDoesIsTold() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t node = find({"1,2", "1,1"});
        move(view->canvas(), badge(node));
        QCOMPARE(view->canvas().toolTip(),
                 QString("left folded: 2; a click, or Return when it is selected, opens it"));
        move(view->canvas(), {40, 10});
        QCOMPARE(view->canvas().toolTip(), QString());
    }

    void aDoubleClickTogglesTheNodeOnce() {
        const std::uint32_t node = find({"1,2", "1,1"});
        const QPoint at = pixel(node).toPoint();
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(&view->canvas(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(nodes(), std::size_t{8});
        QVERIFY(figure().picture().tree.nodes[node].folded);
        QCOMPARE(figure().selected(), std::optional(node));
        QTest::qWait(30);
        QCOMPARE(nodes(), std::size_t{8}); // no other request was pending
    }

    void aDoubleClickOnABadgeIsOneClick() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t node = find({"1,2", "1,1"});
        const QPoint at = badge(node).toPoint();
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(nodes(), std::size_t{6});
        QTest::mouseDClick(&view->canvas(), Qt::LeftButton, {}, at);
        QTest::qWait(30);
        QCOMPARE(nodes(), std::size_t{6});
    }

    void anOptionTooManyIsRefusedWithItsNumber() {
        QVERIFY(document->setPosition("3000,2"));
        QTRY_COMPARE(figure().picture().root, std::string("3000,2"));
        QCOMPARE(nodes(), std::size_t{1});
        QSignalSpy failed(view.get(), &View::failed);
        const int before = document->undoStack().count();
        clickBadge(0);
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("3002"));
        QCOMPARE(document->undoStack().count(), before);
    }

    void enterTogglesTheSelectedNodeOrTheRoot() {
        key(Qt::Key_Return);
        QTRY_COMPARE(nodes(), std::size_t{1});
        key(Qt::Key_Return);
        QTRY_COMPARE(nodes(), std::size_t{12});
    }

    void arrowsWalkToParentChildAndNeighbours() {
        key(Qt::Key_Down); // from the root along its winning move
        QCOMPARE(document->position(), std::string("1,1"));
        key(Qt::Key_Right);
        QCOMPARE(document->position(), std::string("1,0"));
        key(Qt::Key_Right); // there is no node on the right
        QCOMPARE(document->position(), std::string("1,0"));
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        QCOMPARE(document->position(), std::string("0,2"));
        key(Qt::Key_Left);
        QCOMPARE(document->position(), std::string("0,2"));
        key(Qt::Key_Up);
        QCOMPARE(document->position(), std::string("1,2"));
        QCOMPARE(figure().selected(), std::optional(0U));
        key(Qt::Key_Up);
        QCOMPARE(document->position(), std::string("1,2"));
        key(Qt::Key_Down);
        key(Qt::Key_Down); // at a P, the first move
        QCOMPARE(document->position(), std::string("0,1"));
        QCOMPARE(figure().selected(), std::optional(find({"1,2", "1,1", "0,1"})));
    }

    void walkingKeepsTheSelectedNodeInSight() {
        for (int i = 0; i < 8; ++i)
            view->canvas().zoom(1.5, pixel(0));
        for (const int step : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Left}) {
            key(step);
            QVERIFY(view->canvas().frame().content().contains(pixel(*figure().selected())));
        }
    }

    void hoveringSaysPositionValueOutcomeMoveAndOptions() {
        QSignalSpy pointedAt(view.get(), &View::pointedAt);
        QSignalSpy hovered(view.get(), &View::positionHovered);
        move(view->canvas(), pixel(find({"1,2", "1,1"})));
        QCOMPARE(pointedAt.back().front().toString(),
                 QString::fromUtf8("(1, 1) · SG 0 · P · take 1 from heap 2: wins · 2 options"));
        QCOMPARE(hovered.back().front().value<std::string>(), std::string("1,1"));
        QCOMPARE(view->canvas().cursor().shape(), Qt::PointingHandCursor);
        move(view->canvas(), pixel(find({"1,2", "1,0"})));
        QCOMPARE(pointedAt.back().front().toString(),
                 QString::fromUtf8("(1, 0) · SG 1 · N · take 2 from heap 2: loses · 1 option"));
        move(view->canvas(), pixel(0));
        QCOMPARE(pointedAt.back().front().toString(), QString::fromUtf8("(1, 2) · SG 3 · N · 3 options"));
        move(view->canvas(), {40, 10});
        QCOMPARE(pointedAt.back().front().toString(), QString());
        QCOMPARE(view->canvas().cursor().shape(), Qt::ArrowCursor);
    }

    void mMergesEqualPositionsAndSplitsThemAgain() {
        click(find({"1,2", "1,1", "0,1"}));
        key(Qt::Key_M);
        QTRY_COMPARE(nodes(), std::size_t{6});
        QCOMPARE(figure().picture().root, std::string("1,2"));
        QCOMPARE(figure().picture().text(figure().selected().value()), std::string("0,1"));
        key(Qt::Key_M);
        QTRY_COMPARE(nodes(), std::size_t{12});
        QCOMPARE(figure().selected(), std::optional(find({"1,2", "1,1", "0,1"})));
    }

    void mergedTheOrderOfHeapsCanBeIgnored() {
        set("merged", "on");
        QTRY_COMPARE(nodes(), std::size_t{6});
        set("order", "on");
        QTRY_COMPARE(nodes(), std::size_t{5}); // 0,1 and 1,0 are merged
        const std::uint32_t node = find({"1,2", "1,1", "0,1"});
        QCOMPARE(figure().picture().text(node), std::string("0,1"));
        click(node);
        QCOMPARE(document->position(), std::string("0,1"));
        QCOMPARE(figure().picture().root, std::string("1,2")); // the root is remembered
        QCOMPARE(figure().selected(), std::optional(node));
        set("merged", "off");
        QTRY_COMPARE(nodes(), std::size_t{12});
    }

    void rStartsTheTreeFromTheSelectedNode() {
        click(find({"1,2", "1,1"}));
        key(Qt::Key_R);
        QTRY_COMPARE(figure().picture().root, std::string("1,1"));
        QCOMPARE(nodes(), std::size_t{5});
        document->undoStack().undo();
        QTRY_COMPARE(figure().picture().root, std::string("1,2"));
    }

    void theLabellingIsSteppedFromTheLeavesUp() {
        QVERIFY(view->trace());
        QCOMPARE(view->trace()->steps.size(), std::size_t{13}); // nothing yet, then one node per step
        for (int step = 0; step <= 12; ++step) {
            view->showStep(step);
            int shown = 0;
            for (std::uint32_t v = 0; v < 12; ++v)
                shown += !figure().step().hides(v);
            QCOMPARE(shown, step);
            const bool done = step > 0;
            QCOMPARE(figure().step().node.has_value(), done);
        }
        QVERIFY(!figure().step().hides(0)); // the root comes last
        view->showStep(11);
        QVERIFY(figure().step().hides(0));
        view->showStep(-1);
        QVERIFY(!figure().step().rank);
    }

    void arrowsAloneAreThePlayers() {
        const int before = document->undoStack().count();
        for (const Qt::Key arrow : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down}) {
            QKeyEvent press(QEvent::KeyPress, arrow, Qt::NoModifier);
            QCoreApplication::sendEvent(view.get(), &press);
            QVERIFY(!press.isAccepted()); // it is passed on to the window
        }
        QCOMPARE(document->undoStack().count(), before);
    }

    void openingANodeLeavesItWhereItIsOnTheScreen() {
        set("shape", "whole");
        QVERIFY(document->setPosition("13,11,7"));
        QTRY_COMPARE(figure().picture().root, std::string("13,11,7"));
        const std::uint32_t node = find({"13,11,7", "13,8,7"});
        view->canvas().zoom(3, pixel(node));
        const QPointF before = pixel(node);
        clickBadge(node);
        QTRY_COMPARE(nodes(), std::size_t{32 + 28});
        QVERIFY((pixel(node) - before).manhattanLength() < 1);
    }

    /// Halfway the picture is neither the one before nor the one after; back as well.
    void optionsComeOutOfTheirNodeAndGoBackIntoIt() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        view->canvas().setStyle({.motion = 2000}); // so long that a slow machine, too, sees the middle of it
        view->canvas().setLongestMaking(60'000);
        const std::uint32_t node = find({"1,2", "1,1"});
        for (const std::size_t count : {6U, 4U}) {
            QTest::qWait(200);
            const QImage before = view->canvas().grab().toImage();
            clickBadge(node);
            QTRY_COMPARE(nodes(), count);
            QVERIFY(view->canvas().isMoving());
            QTest::qWait(100);
            const QImage halfway = view->canvas().grab().toImage();
            QVERIFY(view->canvas().isMoving());
            QTRY_VERIFY_WITH_TIMEOUT(!view->canvas().isMoving(), 20'000);
            const QImage after = view->canvas().grab().toImage();
            QVERIFY(halfway != before && halfway != after && before != after);
        }
    }

    void anotherTreeIsFitted() {
        view->canvas().zoom(3);
        QVERIFY(view->canvas().camera());
        QVERIFY(document->setPosition("2,2"));
        QTRY_COMPARE(figure().picture().root, std::string("2,2"));
        QVERIFY(!view->canvas().camera());
    }

    void aFileBringsTheSamePictureBack() {
        set("budget", "4");
        QTRY_COMPARE(nodes(), std::size_t{4});
        const std::uint32_t node = find({"1,2", "1,1"});
        clickBadge(node);
        QTRY_COMPARE(nodes(), std::size_t{6});
        click(find({"1,2", "1,1", "0,1"}));
        view->canvas().zoom(2);
        const QTransform shown = view->canvas().frame().toArea();
        const QByteArray file = toMex(*document);
        QVERIFY(document->setGame("bash"));
        QTRY_COMPARE(figure().picture().game->description().id, std::string("bash"));
        QVERIFY(fromMex(file, *document));
        QTRY_COMPARE(nodes(), std::size_t{6});
        QCOMPARE(figure().picture().text(figure().selected().value()), std::string("0,1"));
        QCOMPARE(view->canvas().frame().toArea(), shown);
    }

    void whileItIsNotShownItDoesNothing() {
        view->deactivate();
        QVERIFY(document->setPosition("2,2"));
        QTest::qWait(30);
        QCOMPARE(figure().picture().root, std::string("1,2"));
        view->activate();
        QTRY_COMPARE(figure().picture().root, std::string("2,2"));
    }

    void whatWasDoneIsNoted() {
        QSignalSpy noted(view.get(), &View::noted);
        QVERIFY(document->setPosition("2,2"));
        QTRY_COMPARE(noted.count(), 1);
        QVERIFY(noted.front().front().toString().contains(QString::fromUtf8("nodes: 33")));
    }

    void inAnotherLanguageItIsNotedAgain() {
        QSignalSpy noted(view.get(), &View::noted);
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(view.get(), &change);
        QCOMPARE(noted.count(), 1);
    }

    void aBrokenMemoryIsSaidAndHurtsNobody() {
        QSignalSpy failed(view.get(), &View::failed);
        set("opened", "nonsense");
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("nonsense"));
        set("opened", "");
        QTRY_COMPARE(nodes(), std::size_t{12});
    }

    void everyGameThatEndsHasATree() {
        for (const Entry& entry : catalogue()) {
            QVERIFY(document->setGame(entry.description.id));
            QCOMPARE(document->setView("tree").has_value(), playEnds(*document->game()));
            if (!playEnds(*document->game())) continue;
            // If it takes long, there is no figure for a while.
            QTRY_VERIFY2(view->figure() && figure().picture().game == document->game(),
                         entry.description.id.c_str());
            QVERIFY(nodes() > 1);
        }
    }

    void headlessTheSameFigureIsMade() {
        click(find({"1,2", "1,1"}));
        Task task;
        const auto made = treeViewKind().figure(document->scene("tree"), task);
        QVERIFY(made);
        const auto& headless = static_cast<const TreeFigure&>(**made);
        QCOMPARE(headless.selected(), figure().selected());
        QCOMPARE(headless.bounds(), figure().bounds());
    }

private:
    void open() {
        view.reset(static_cast<TreeView*>(treeViewKind().make(*document, nullptr)));
        view->resize(900, 700);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        view->activate();
        QTRY_VERIFY(view->figure());
        view->canvas().setFocus();
    }

    [[nodiscard]] const TreeFigure& figure() const { return *view->figure(); }
    [[nodiscard]] std::size_t nodes() const { return figure().picture().tree.nodes.size(); }
    [[nodiscard]] std::uint32_t find(const std::vector<std::string>& way) const {
        return nodeOf(figure().picture(), way);
    }
    [[nodiscard]] QPointF pixel(std::uint32_t node) const {
        return view->canvas().frame().toArea().map(figure().picture().geometry.centre(node));
    }
    [[nodiscard]] QPointF badge(std::uint32_t node) const {
        return figure().badgeRect(node, view->canvas().frame()).center();
    }
    void click(std::uint32_t node) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixel(node).toPoint());
    }
    void clickBadge(std::uint32_t node) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, badge(node).toPoint());
    }
    /// Presses a key, with Shift if it is an arrow, which then moves the selection.
    void key(int which) {
        const bool arrow = which >= Qt::Key_Left && which <= Qt::Key_Down;
        QTest::keyClick(&view->canvas(), static_cast<Qt::Key>(which),
                        arrow ? Qt::ShiftModifier : Qt::NoModifier);
    }
    void set(const std::string& id, const std::string& value) {
        QVERIFY(document->setSetting("tree", id, value));
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<TreeView> view;
};

MEXPLORER_TEST(TestTreeView)
#include "test_tree_view.moc"
