#include "core/game/aspects/cyclic.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/tree/opened_tree.h"
#include "ui/document/document_file.h"
#include "ui/views/tree/tree_sizes.h"
#include "ui/views/tree/tree_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Nodes opened and closed in the view.
class TestTreeFolding : public OpenedTree {
    Q_OBJECT

private slots:
    void init() { openDocument(); }
    void cleanup() { close(); }

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
};

MEXPLORER_TEST(TestTreeFolding)
#include "test_tree_folding.moc"
