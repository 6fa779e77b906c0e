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

class TestTreeView : public OpenedTree {
    Q_OBJECT

private slots:
    void init() { openDocument(); }
    void cleanup() { close(); }

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
};

MEXPLORER_TEST(TestTreeView)
#include "test_tree_view.moc"
