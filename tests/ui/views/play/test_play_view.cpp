#include "tests/runner/listed.h"
#include "tests/ui/document/played.h"
#include "tests/ui/views/play/play_desk.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Playing by mouse, by keys, and by both.
class TestPlayView : public QObject {
    Q_OBJECT

private slots:
    void ofAHeapAsManyAreTakenAsLieAboveThePointer() {
        PlayDesk desk("nim", "5,4,2");
        desk.point({1, 2});
        QCOMPARE(desk.proposed(), std::string("5,1,2"));
        QCOMPARE(desk.view.figure()->look().saying, QString("take 3 from heap 2"));
        desk.point({0, 0});
        QCOMPARE(desk.proposed(), std::string("4,4,2"));
        QCOMPARE(desk.document.position(), std::string("5,4,2"));
        desk.click({1, 2});
        QCOMPARE(desk.document.position(), std::string("5,1,2"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.position(), std::string("5,4,2"));
    }

    void theWheelTheArrowsAndDigitsChooseAmongSeveral() {
        PlayDesk desk("nim", "5,14,2");
        desk.point({1, 2});
        desk.turnWheel({1, 2}, 2);
        QCOMPARE(desk.proposed(), std::string("5,9,2"));
        desk.turnWheel({1, 2}, -1);
        QCOMPARE(desk.proposed(), std::string("5,10,2"));
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.proposed(), std::string("5,9,2"));
        desk.press(Qt::Key_Up);
        desk.press(Qt::Key_Up);
        QCOMPARE(desk.proposed(), std::string("5,11,2"));
        desk.press(Qt::Key_1);
        QCOMPARE(desk.proposed(), std::string("5,13,2"));
        desk.press(Qt::Key_2);
        QCOMPARE(desk.proposed(), std::string("5,2,2"));
        desk.press(Qt::Key_7); // 127 is too many to take
        QCOMPARE(desk.proposed(), std::string("5,7,2"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("5,7,2"));
    }

    void aWheelBesideAllThingsZooms() {
        PlayDesk desk("nim", "2,3");
        const double scale = desk.view.canvas().frame().scale();
        const QPointF beside(4, 4);
        QWheelEvent event(beside, beside, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(&desk.view.canvas(), &event);
        QVERIFY(desk.view.canvas().frame().scale() > scale);
    }

    void keysAloneWalkOverTheThingsAndPlay() {
        PlayDesk desk("nim", "5,4,2");
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.view.choice().pointed()->spot, std::size_t{0});
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.view.choice().pointed()->spot, std::size_t{2});
        desk.press(Qt::Key_Left);
        QCOMPARE(desk.proposed(), std::string("5,3,2"));
        QCOMPARE(desk.view.canvas().accessibleDescription(),
                 QString("heap 2: 4 stones · take 1 from heap 2 (move 1 of 4)"));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.view.choice().pointed());
        desk.press(Qt::Key_Left);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("4,4,2"));
    }

    void onceAMoveWasMadeSidewaysArrowsAreLeftToTheStepPlayer() {
        PlayDesk desk("nim", "5,4,2");
        const QKeyEvent forward(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
        const QKeyEvent aside(QEvent::KeyPress, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(desk.view.takes(forward));
        QVERIFY(played(desk.document, "5,1,2"));
        desk.document.undoStack().undo();
        desk.document.undoStack().redo();
        desk.settle();
        QVERIFY(!desk.view.takes(forward) && desk.view.takes(aside));
        desk.press(Qt::Key_Right);
        QVERIFY(!desk.view.choice().pointed());
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("5,1,2"));
    }

    void theLastMoveStaysMarked() {
        struct Case {
            const char* game;
            const char* from;
            const char* to;
            std::vector<std::size_t> changed;
        };
        for (const Case& each :
             {Case{"nim", "5,4,2", "5,1,2", {1}}, Case{"hexapawn", "bbb/.../www", "bbb/w../.ww b", {3, 6}},
              Case{"octal", "9,5", "2,5,5", {0, 1}},
              Case{"sum", "nim: 3; wythoff: 4,6", "nim: 3; wythoff: 2,4", {1, 2}}}) {
            PlayDesk desk(each.game, each.from);
            QVERIFY(desk.view.picture()->last.empty());
            QVERIFY2(played(desk.document, each.to), each.game);
            desk.settle();
            QCOMPARE(desk.view.picture()->last, each.changed);
            desk.document.undoStack().undo();
            desk.settle();
            QVERIFY(desk.view.picture()->last.empty());
        }
    }

    void whoWonIsSaidInTheFigure() {
        PlayDesk desk("nim", "1");
        QVERIFY(played(desk.document, "0"));
        desk.settle();
        desk.view.setTold("The game is over: you won", true);
        QCOMPARE(desk.view.figure()->look().saying, QString("The game is over: you won"));
    }

    void aPieceIsClickedAndThenItsGoal() {
        PlayDesk desk("hexapawn", "b.b/.b./www");
        desk.click({6}); // a1, which may step or take
        QCOMPARE(desk.document.position(), std::string("b.b/.b./www"));
        QCOMPARE(desk.view.choice().heldSpots(), std::vector<std::size_t>{6});
        desk.point({3});
        QCOMPARE(desk.proposed(), std::string("b.b/wb./.ww b"));
        desk.click({4});
        QCOMPARE(desk.document.position(), std::string("b.b/.w./.ww b"));
    }

    void clickedAgainAPieceIsLetGo() {
        PlayDesk desk("hexapawn", "b.b/.b./www");
        desk.click({6});
        desk.click({6});
        QVERIFY(desk.view.choice().heldSpots().empty());
        desk.click({6});
        desk.click({8}); // selects another pawn instead
        QCOMPARE(desk.view.choice().heldSpots(), std::vector<std::size_t>{8});
        desk.click({4}); // a pawn that this one may take, too
        desk.document.undoStack().undo();
        desk.settle();
        desk.click({1}); // Black has no pawn there
        desk.click({0}); // a black pawn
        QCOMPARE(desk.document.position(), std::string("b.b/.b./www"));
    }

    void aPieceIsDragged() {
        PlayDesk desk("hexapawn", "b.b/.b./www");
        desk.drag({6}, {5}); // too far for a move
        QCOMPARE(desk.document.position(), std::string("b.b/.b./www"));
        QVERIFY(desk.view.choice().heldSpots().empty());
        desk.drag({6}, {3});
        QCOMPARE(desk.document.position(), std::string("b.b/wb./.ww b"));
    }

    void aTokenGoesToItsNode() {
        PlayDesk desk("dag", "a,b", {{"graph", "digraph { a -> b; a -> c; b -> c; c -> d }"}});
        desk.drag({0}, {1});
        QCOMPARE(desk.document.position(), std::string("b,b"));
        desk.click({1}); // both can only move to c, so this is unambiguous
        QCOMPARE(desk.document.position(), std::string("c,b"));
    }

    void aStoneIsPutWithOneClickAndADiscFallsThroughItsColumn() {
        PlayDesk board("tic-tac-toe", "X.O/.X./..O");
        board.click({6});
        QCOMPARE(board.document.position(), std::string("X.O/.X./X.O"));
        PlayDesk frame("connect-four", "44455");
        frame.click({2}); // the empty top of the third column
        QCOMPARE(frame.document.position(), std::string("......./......./......./...X.../...OX../..OXO.."));
    }

    void aRowBreaksAtThePinThatIsPointedAt() {
        PlayDesk desk("octal", "9");
        desk.point({0, 2});
        QCOMPARE(desk.proposed(), std::string("2,6"));
        desk.turnWheel({0, 2}, 1);
        const std::string two = desk.proposed();
        QVERIFY(two == "1,6" || two == "2,5");
        desk.click({0, 4});
        QCOMPARE(desk.document.position(), std::string("4,4"));
    }

    void severalThingsAreHeldForOneMove() {
        PlayDesk desk("moore", "3,5,4", {{"k", "2"}});
        desk.click({0, 1}, Qt::ShiftModifier);
        QCOMPARE(desk.document.position(), std::string("3,5,4"));
        desk.click({2, 2});
        QCOMPARE(desk.document.position(), std::string("1,5,1"));
        PlayDesk coins("coin-turning", "HTH");
        coins.press(Qt::Key_Right);
        coins.press(Qt::Key_Space);
        coins.press(Qt::Key_Right); // the second coin cannot be turned with the first alone
        QCOMPARE(coins.view.choice().pointed()->spot, std::size_t{2});
        coins.press(Qt::Key_Return);
        QCOMPARE(coins.document.position(), std::string("TTT"));
    }

    void ofAHugeHeapTheNumberIsTyped() {
        PlayDesk desk("nim", "1000000,3");
        desk.press(Qt::Key_Right);
        for (const char digit : std::string("765432"))
            desk.press(digit); // Qt's key codes of digits are these characters
        QTRY_COMPARE_WITH_TIMEOUT(desk.proposed(), std::string("234568,3"),
                                  30000); // a million moves are listed
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("234568,3"));
    }

    void whoIsNotToMoveIsToldSo() {
        PlayDesk desk("nim", "5,4,2");
        desk.view.setMayMove(false, "The computer is thinking.");
        QCOMPARE(desk.view.figure()->look().hint, QString("The computer is thinking."));
        desk.click({1, 2});
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("5,4,2"));
        desk.view.setMayMove(true);
        desk.click({1, 2});
        QCOMPARE(desk.document.position(), std::string("5,1,2"));
    }

    /// V shows it; before, no panel does either.
    void whatMovesAreWorthIsHiddenUntilAskedFor() {
        PlayDesk desk("nim", "5,4,2");
        QSignalSpy hovered(&desk.view, &View::positionHovered);
        QVERIFY(desk.view.keepsSecret());
        QVERIFY(!desk.view.figure()->look().worths);
        desk.point({1, 2});
        for (const auto& told : hovered)
            QVERIFY(told.front().value<std::string>().empty());
        desk.press(Qt::Key_V);
        QTRY_VERIFY(desk.view.figure()->look().worths);
        QVERIFY(!desk.view.keepsSecret());
        for (const ThingsMove& move : desk.view.picture()->moves.moves) {
            std::uint64_t sum = 0;
            for (const QString& heap : QString::fromStdString(move.to).split(','))
                sum ^= heap.toULongLong();
            QCOMPARE(desk.view.figure()->look().worths->outcomes.at(move.to),
                     sum == 0 ? Outcome::P : Outcome::N);
        }
        desk.press(Qt::Key_V);
        QVERIFY(!desk.view.figure()->look().worths);
    }

    void theStepsOfAPlayedGameAreItsMoves() {
        PlayDesk desk("nim", "3,5");
        QVERIFY(played(desk.document, "3,4"));
        QVERIFY(played(desk.document, "3,3"));
        desk.view.showStep(0);
        QCOMPARE(desk.document.position(), std::string("3,4"));
        desk.view.showStep(noStep);
        QCOMPARE(desk.document.position(), std::string("3,5"));
        desk.view.showStep(1);
        QCOMPARE(desk.document.position(), std::string("3,3"));
        desk.view.showStep(2); // there are only two moves
        QCOMPARE(desk.document.position(), std::string("3,3"));
    }

    void whatIsTooMuchIsRefusedInASentence() {
        Document document;
        std::string heaps = "1";
        for (int heap = 0; heap < 100; ++heap)
            heaps += ",1";
        QVERIFY(document.setGame("nim", {}, heaps, "play"));
        PlayView view(document);
        QSignalSpy failed(&view, &View::failed);
        view.activate();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("at most 64"));
        QVERIFY(!view.figure());
    }
};

MEXPLORER_TEST(TestPlayView)
#include "test_play_view.moc"
