#include "core/play/record_text.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "tests/ui/document/played.h"
#include "ui/lesson/player.h"
#include "ui/play/game_list.h"
#include "ui/play/game_panel.h"
#include "ui/play/report_dialog.h"
#include "ui/views/play/play_view.h"

#include <QPushButton>
#include <QTimer>

using namespace mexplorer;
using namespace mexplorer::app;

/// A game played in the window, by mouse and by keys.
class TestWindowPlays : public QObject {
    Q_OBJECT

    TestedWindow window;

    [[nodiscard]] ui::PlayView& view() { return *qobject_cast<ui::PlayView*>(&window->view()); }
    [[nodiscard]] ui::GamePanel& panel() { return *window->findChild<ui::GamePanel*>(); }
    [[nodiscard]] std::string line() { return lineText(window->document().record()); }
    void open(const char* game, const std::string& position) {
        QVERIFY(window->document().setGame(game, {}, position, "play"));
        QVERIFY(QTest::qWaitFor(
            [&] { return qobject_cast<ui::PlayView*>(&window->view()) && view().picture(); }));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window->focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    bool waitForTurn(std::size_t plays) {
        return QTest::qWaitFor([&] {
            return window->document().record().plays() == plays && panel().turn().isPersons &&
                   view().picture();
        });
    }

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    void aMoveByKeysIsAnsweredTakenBackAndWalked() {
        open("nim", "3,5,7");
        QVERIFY(panel().isVisible());
        press(Qt::Key_Right);  // selects a heap
        press(Qt::Key_Return); // makes the proposed move
        QVERIFY(waitForTurn(2));
        QVERIFY(line().starts_with("3,5,7 → "));
        const std::string answered = window->document().position();
        press(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(!panel().turn().isPersons); // the computer’s move is taken back, and it is not made again
        press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(window->document().position(), answered);
        press(Qt::Key_Backspace);
        QCOMPARE(window->document().position(), std::string("3,5,7"));
        QVERIFY(panel().turn().isPersons);
        for (int walked = 0; walked < 3; ++walked)
            window->document().undoStack().undo();
        QCOMPARE(window->document().position(), answered);
        window->document().undoStack().undo(); // undoes move and answer together
        QCOMPARE(window->document().position(), std::string("3,5,7"));
    }

    /// By its buttons, its keys and those of a remote control.
    void thePlayerWalksTheGame() {
        QVERIFY(window->document().setPlayers({{opponentId, humanId}}));
        open("nim", "3,5,7");
        QCOMPARE(window->player().stepCount(), 0);
        for (const char* to : {"2,5,7", "2,4,7", "2,4,6"})
            QVERIFY(played(window->document(), to));
        QCOMPARE(window->player().stepCount(), 3);
        QCOMPARE(window->player().step(), 2);
        press(Qt::Key_PageUp);
        QCOMPARE(window->document().position(), std::string("2,4,7"));
        QCOMPARE(window->player().step(), 1);
        press(Qt::Key_Home);
        QCOMPARE(window->document().position(), std::string("3,5,7"));
        press(Qt::Key_PageUp);
        QCOMPARE(window->document().position(), std::string("3,5,7"));
        press(Qt::Key_PageDown);
        QCOMPARE(window->document().position(), std::string("2,5,7"));
        press(Qt::Key_Escape);
        QCOMPARE(window->document().position(), std::string("2,5,7"));
        press(Qt::Key_End);
        QCOMPARE(window->document().position(), std::string("2,4,6"));
        QVERIFY(window->document().setView("xor"));
        QTRY_VERIFY(window->player().stepCount() > 3); // the steps of the proof again
        QVERIFY(window->document().setView("play"));
        QTRY_COMPARE(window->player().stepCount(), 3);
        window->player().first();
        window->player().togglePlay(); // plays the game move by move
        QVERIFY(window->player().playing());
        QTRY_COMPARE_WITH_TIMEOUT(window->document().position(), std::string("2,4,6"), 20'000);
        QTRY_VERIFY(!window->player().playing());
    }

    void aMoveByTheMouseIsAnswered() {
        open("nim", "3,5,7");
        const ui::ThingAt top{2, 0};
        const QPoint at =
            view().canvas().frame().toArea().map(view().picture()->layout.rectOf(top).center()).toPoint();
        QTest::mouseMove(&view().canvas(), at);
        QTest::mouseClick(&view().canvas(), Qt::LeftButton, {}, at);
        QVERIFY(waitForTurn(2));
        QCOMPARE(window->document().record().positionAfter(1), std::string("3,5,6"));
    }

    void whileTheComputerThinksNobodyMovesForIt() {
        open("connect-four", "......./......./......./......./......./...X...");
        QVERIFY(played(window->document(), "......./......./......./......./...O.../...X..."));
        QVERIFY(!panel().turn().isPersons);
        const std::string position = window->document().position();
        QVERIFY(QTest::qWaitFor([&] { return view().picture() != nullptr; }));
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QVERIFY(panel().computer().isThinking());
        QCOMPARE(window->document().position(), position);
        panel().computer().cutShort();
        QVERIFY(waitForTurn(2));
    }

    void keysGiveAHintAndAReportThatOpensTheProof() {
        open("wythoff", "4,6");
        press(Qt::Key_H);
        QTRY_VERIFY(panel().computer().hint());
        QVERIFY(played(window->document(), "3,6"));
        QVERIFY(waitForTurn(2));
        window.answerDialogs([](QWidget& dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton*>("openProof"), Qt::LeftButton);
        });
        press(Qt::Key_R);
        QTRY_VERIFY(window->document().state().view != "play");
        QCOMPARE(window->document().position(), std::string("4,6"));
        QVERIFY(!panel().isVisible());
        QCOMPARE(line(), "4,6 → 3,6 → 3,5");
    }

    void valuesAreShownByTheViewAndThePanel() {
        open("nim", "3,5,7");
        press(Qt::Key_V);
        QTRY_VERIFY(panel().judge().report());
        press(Qt::Key_V);
        QVERIFY(!panel().judge().report());
    }

    void everyGameIsAnsweredAndItsAnswerIsAMove() {
        QVERIFY(window->document().setPlayers({{opponentId, perfectId}}));
        panel().computer().findChild<QTimer*>("pause")->setInterval(0); // people look at the moves meanwhile
        for (const char* game :
             {"octal", "moore", "fibonacci", "staircase", "kiki", "coin-turning", "tartan", "dag",
              "hackenbush", "tic-tac-toe", "hexapawn", "take-ends", "tree", "chase", "sum"}) {
            QVERIFY(window->document().setGame(game, {}, {}, "play"));
            if (!qobject_cast<ui::PlayView*>(&window->view())) continue;
            QVERIFY(QTest::qWaitFor([&] { return view().picture() != nullptr; }));
            QVERIFY2(played(window->document(), view().picture()->moves.moves.front().to), game);
            QVERIFY2(QTest::qWaitFor([&] { return !panel().computer().isThinking(); }, 20'000), game);
            const bool isOver = window->document().asked()->optionCount() == 0;
            QVERIFY2(window->document().record().plays() == 2 || isOver, game);
        }
    }
};

MEXPLORER_TEST(TestWindowPlays)
#include "test_window_plays.moc"
