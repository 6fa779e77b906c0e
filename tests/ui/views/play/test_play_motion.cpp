#include "tests/runner/listed.h"
#include "tests/ui/document/played.h"
#include "tests/ui/views/play/play_desk.h"

#include <cstdlib>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Moves in Play are seen to be made, and to be taken back.
class TestPlayMotion : public QObject {
    Q_OBJECT

private slots:
    void aMoveIsSeenToBeMadeAndBlocksNothing() {
        PlayDesk desk("nim", "5,4,2");
        desk.animate();
        const QImage before = desk.seen();
        desk.click({1, 2});
        QCOMPARE(desk.document.position(), std::string("5,1,2"));
        QVERIFY(desk.view.canvas().isMoving());
        QCOMPARE(desk.view.picture()->position, std::string("5,1,2"));
        const QImage middle = desk.seenAfter(0.5);
        desk.press(Qt::Key_Escape); // ends it
        QVERIFY(!desk.view.canvas().isMoving());
        QCOMPARE(desk.view.figure()->picture().position, std::string("5,1,2"));
        QVERIFY(!desk.view.figure()->look().made);
        QVERIFY(middle != before && middle != desk.seen());
        PlayDesk::rest();
        QVERIFY(desk.document.setPosition("5,1,1")); // a move made elsewhere is seen, too
        desk.settle();
        QVERIFY(desk.view.canvas().isMoving());
        desk.mouse(QEvent::MouseButtonPress, desk.at({0, 0}), Qt::LeftButton);
        QVERIFY(!desk.view.canvas().isMoving());
        PlayDesk::rest();
        QVERIFY(desk.document.setPosition("9,9,9")); // not reached by a move
        desk.settle();
        QVERIFY(!desk.view.canvas().isMoving());
    }

    void whatIsSaidMeanwhileLetsTheMoveGoOn() {
        PlayDesk desk("nim", "5,4,2");
        desk.animate();
        desk.click({1, 2});
        desk.view.setTold("You: take 3 from heap 2.", false);
        desk.view.setMayMove(false, "The computer is thinking.");
        QVERIFY(desk.view.canvas().isMoving());
        QCOMPARE(desk.view.figure()->look().told, QString("You: take 3 from heap 2."));
    }

    /// A token is between its nodes, as it was on them.
    void aTokenIsHalfwayBetweenItsNodes() {
        PlayDesk desk("dag", "a", {{"graph", "digraph { a -> b; b -> c }"}});
        desk.animate();
        const QPointF from = desk.at({0});
        const QPointF to = desk.at({1});
        const auto isTokenAt = [token = desk.seen().pixelColor(from.toPoint())](const QImage& seen,
                                                                                const QPointF& at) {
            constexpr int most = 8; // of 255: it lies otherwise in its pixels
            const QColor colour = seen.pixelColor(at.toPoint());
            return std::abs(colour.red() - token.red()) <= most &&
                   std::abs(colour.blue() - token.blue()) <= most;
        };
        QVERIFY(!isTokenAt(desk.seen(), to) && !isTokenAt(desk.seen(), (from + to) / 2));
        QVERIFY(played(desk.document, "b"));
        desk.settle();
        QCOMPARE(desk.at({1}), to);
        const QImage middle = desk.seenAfter(0.5);
        QVERIFY(isTokenAt(middle, (from + to) / 2));
        QVERIFY(!isTokenAt(middle, from) && !isTokenAt(middle, to));
        QVERIFY(isTokenAt(desk.seenAfter(0), from));
        desk.view.canvas().endMovement();
        QVERIFY(isTokenAt(desk.seen(), to) && !isTokenAt(desk.seen(), from));
    }

    /// As when it was made, backwards.
    void aMoveTakenBackIsSeenGoingBack() {
        for (const bool isUndone : {true, false}) {
            PlayDesk desk("nim", "5,4,2");
            desk.animate();
            QVERIFY(played(desk.document, "5,1,2"));
            desk.settle();
            QVERIFY(desk.view.canvas().isMoving());
            const QImage early = desk.seenAfter(0.25);
            const QImage late = desk.seenAfter(0.75);
            QVERIFY(early != late);
            desk.view.canvas().endMovement();
            PlayDesk::rest();
            if (isUndone)
                desk.document.undoStack().undo();
            else
                desk.view.showStep(noStep);
            desk.settle();
            QVERIFY(desk.view.canvas().isMoving());
            QCOMPARE(desk.seenAfter(0.25), late);
            QCOMPARE(desk.seenAfter(0.75), early);
            QCOMPARE(desk.view.figure()->picture().position, std::string("5,4,2"));
        }
    }

    /// Though a single move would have led to where the game was.
    void severalMovesTakenBackAtOnceAreACut() {
        PlayDesk desk("nim", "5,4,2");
        QVERIFY(played(desk.document, "5,1,2"));
        QVERIFY(played(desk.document, "5,0,2"));
        desk.settle();
        desk.animate();
        desk.view.showStep(noStep);
        desk.settle();
        QVERIFY(!desk.view.canvas().isMoving());
        QCOMPARE(desk.view.figure()->picture().position, std::string("5,4,2"));
    }

    void withoutMotionMovesAreCuts() {
        for (const bool isSetting : {true, false}) {
            PlayDesk desk("nim", "5,4,2");
            desk.animate();
            if (isSetting)
                (void)desk.document.setSetting("play", "animate", "off");
            else
                desk.view.canvas().setStyle({.motion = 0});
            desk.settle();
            QVERIFY(played(desk.document, "5,1,2"));
            desk.settle();
            QVERIFY(!desk.view.canvas().isMoving());
            desk.document.undoStack().undo();
            desk.settle();
            QVERIFY(!desk.view.canvas().isMoving());
            QCOMPARE(desk.view.figure()->picture().position, std::string("5,4,2"));
        }
    }

    void whatIsNotSeenDoesNotMove() {
        PlayDesk desk("nim", "5,4,2");
        desk.animate();
        desk.view.hide();
        QVERIFY(desk.document.setPosition("5,1,2"));
        desk.settle();
        QVERIFY(!desk.view.canvas().isMoving());
        QCOMPARE(desk.view.figure()->picture().position, std::string("5,1,2"));
    }
};

MEXPLORER_TEST(TestPlayMotion)
#include "test_play_motion.moc"
