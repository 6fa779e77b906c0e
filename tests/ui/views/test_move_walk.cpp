#include "tests/runner/listed.h"
#include "ui/views/move_walk.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestMoveWalk : public QObject {
    Q_OBJECT

private slots:
    void downWinsUpTakesBackAndAcrossMovesOtherwise() {
        Document document;
        MoveWalk walk(document);
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        go(walk, Qt::Key_Down); // the only winning moves leave a nim-sum of 0
        const std::string won = document.position();
        QVERIFY(won == "2,5,7" || won == "3,4,7" || won == "3,5,6");
        go(walk, Qt::Key_Up);
        QCOMPARE(document.position(), std::string("3,5,7"));
        go(walk, Qt::Key_Up); // there is no earlier move
        QCOMPARE(document.position(), std::string("3,5,7"));

        QVERIFY(document.setPosition("1,2"));
        std::set<std::string> met;
        go(walk, Qt::Key_Down);
        QCOMPARE(document.position(), std::string("1,1"));
        for (int i = 0; i < 3; ++i) { // all three options, in a circle
            met.insert(document.position());
            go(walk, Qt::Key_Right);
        }
        QCOMPARE(met, (std::set<std::string>{"0,2", "1,0", "1,1"}));
        QCOMPARE(document.position(), std::string("1,1"));
        go(walk, Qt::Key_Left);
        go(walk, Qt::Key_Right);
        QCOMPARE(document.position(), std::string("1,1"));
    }

    /// Of several winning moves, the one that the explanations name.
    void theMoveIsTheOneThatIsExplained() {
        Document document;
        MoveWalk walk(document);
        QVERIFY(document.setGame("take-ends", {}, "4,7,2,9,5,2")); // the left end wins as well, by less
        go(walk, Qt::Key_Down);
        QCOMPARE(document.position(), std::string("4,7,2,9,5 | 0:2"));
    }

    void whatAnotherWayLedToHasNoMoveToTakeBack() {
        Document document;
        MoveWalk walk(document);
        QVERIFY(document.setGame("nim", {}, "1,2"));
        go(walk, Qt::Key_Down);
        QVERIFY(document.setPosition("4,4"));
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Left, Qt::Key_Right}) {
            go(walk, key);
            QCOMPARE(document.position(), std::string("4,4"));
        }
    }

    void aMoveOfAPositionThatIsNotShownAnyMoreIsNotMade() {
        Document document;
        MoveWalk walk(document);
        QVERIFY(document.setGame("nim", {}, "1,2"));
        QSignalSpy ended(&walk.job(), &JobBase::finished);
        walk.go(Qt::Key_Down);
        QVERIFY(document.setPosition("4,4"));
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(document.position(), std::string("4,4"));
    }

    void atTheEndThereIsNoMove() {
        Document document;
        MoveWalk walk(document);
        QVERIFY(document.setGame("nim", {}, "0"));
        go(walk, Qt::Key_Down);
        QCOMPARE(document.position(), std::string("0"));
    }

private:
    static void go(MoveWalk& walk, Qt::Key key) {
        walk.go(key);
        QTRY_VERIFY(!walk.job().running());
    }
};

MEXPLORER_TEST(TestMoveWalk)
#include "test_move_walk.moc"
