#include "core/game/aspects/search_limit.h"
#include "tests/runner/listed.h"
#include "tests/ui/document/played.h"
#include "ui/play/game_list.h"
#include "ui/play/game_panel.h"
#include "ui/play/report_dialog.h"
#include "ui/play/winning_chart.h"

#include "core/play/record_text.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A game with its panel.
struct GameDesk {
    explicit GameDesk(const char* game = "nim", const std::string& position = "3,5,7",
                      const Parameters& players = {}) {
        if (!document.setGame(game, {}, position) || !document.setPlayers(players)) qFatal("no such game");
        panel.resize(270, 640);
        panel.show();
    }
    [[nodiscard]] QString label(const char* name, int number = 0) const {
        return panel.findChildren<QLabel*>(name).at(number)->text().remove(QChar(0x200B));
    }
    [[nodiscard]] QString headline() const { return label("headline"); }
    [[nodiscard]] GameList& list() const { return *panel.findChild<GameList*>(); }
    [[nodiscard]] QPushButton& button(const QString& text) const {
        for (auto* found : panel.findChildren<QPushButton*>())
            if (found->text() == text) return *found;
        qFatal("no such button");
    }
    void press(int key) {
        const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QVERIFY(panel.press(event));
    }
    bool waitForAnswer(std::size_t plays) {
        return QTest::qWaitFor(
            [&] { return document.record().plays() == plays && !panel.computer().isThinking(); });
    }

    Document document;
    GamePanel panel{document};
};

/// Calls `answer` with the report when it opens.
void whenReported(const std::function<void(ReportDialog&)>& answer) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, [timer, answer] {
        auto* dialog = qobject_cast<ReportDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->deleteLater();
        timer->stop();
        answer(*dialog);
    });
    timer->start(5);
}

} // namespace

class TestGamePanel : public QObject {
    Q_OBJECT

private slots:
    void theComputerAnswersAMove() {
        GameDesk desk;
        QCOMPARE(desk.headline(), QString("Your turn: (3, 5, 7)"));
        QVERIFY(desk.panel.turn().isPersons);
        QVERIFY(played(desk.document, "3,5,5"));
        QVERIFY(!desk.panel.turn().isPersons && !desk.panel.turn().why.isEmpty());
        QCOMPARE(desk.headline(), QString("The computer is thinking"));
        QVERIFY(desk.waitForAnswer(2));
        QCOMPARE(desk.document.position(), std::string("0,5,5"));
        QVERIFY(desk.panel.turn().isPersons);
        QCOMPARE(desk.list().count(), 3);
        QCOMPARE(desk.list().item(2)->text(), QString("2 the computer → 0,5,5"));
        QCOMPARE(desk.list().currentRow(), 2);
        QVERIFY(!desk.label("reasons", 1).contains("P:")); // values are hidden
        QVERIFY(desk.label("reasons").startsWith("Values are hidden"));
    }

    void valuesAreShownWithMarksAndTheReason() {
        GameDesk desk;
        QVERIFY(played(desk.document, "3,5,5"));
        QVERIFY(desk.waitForAnswer(2));
        desk.panel.showValues(true);
        QTRY_VERIFY(desk.panel.judge().report());
        QVERIFY(desk.label("reasons").startsWith("You are losing.\nThe XOR: 0 ⊕ 5 ⊕ 5 = 0."));
        QVERIFY(desk.label("reasons", 1).contains("Move to (0, 5, 5), which is P"));
        QCOMPARE(desk.list().item(1)->text(), QString("1 ✗ you → 3,5,5"));
        QVERIFY(desk.list().item(2)->text().startsWith("2 ✓! "));
        QVERIFY(!desk.panel.findChild<WinningChart*>()->isHidden());
        desk.panel.showValues(false);
        QVERIFY(desk.panel.findChild<WinningChart*>()->isHidden());
        QVERIFY(!desk.list().item(1)->text().contains("✗"));
    }

    /// A question gives up at its limit; what a longer search finds is asked for again.
    void whatWasOutOfReachIsJudgedAgain() {
        GameDesk desk("connect-four", "4445554433");
        const auto* limit = desk.document.game()->as<SearchLimitAspect>();
        limit->allow(1);
        desk.panel.showValues(true);
        QTRY_VERIFY(desk.panel.judge().report());
        QVERIFY(!desk.panel.judge().report()->standing);
        limit->allow(50'000'000);
        desk.panel.judge().judgeAgain();
        QTRY_VERIFY_WITH_TIMEOUT(desk.panel.judge().report(), 60'000);
        QVERIFY(desk.panel.judge().report()->standing);
        QVERIFY(desk.label("reasons").startsWith("You are "));
    }

    void movesAreTakenBackWalkedAndBranch() {
        GameDesk desk;
        QVERIFY(played(desk.document, "3,5,5"));
        QVERIFY(desk.waitForAnswer(2));
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.document.position(), std::string("3,5,7"));
        QCOMPARE(desk.list().currentRow(), 0);
        QVERIFY(played(desk.document, "3,5,6"));
        QVERIFY(desk.waitForAnswer(4));
        QTRY_VERIFY(!desk.panel.computer().isThinking());
        QVERIFY(desk.list().item(1)->text().contains("or 3,5,5"));
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {},
                          desk.list().visualItemRect(desk.list().item(1)).center());
        QCOMPARE(desk.document.position(), std::string("3,5,5"));
        QCOMPARE(desk.headline(), QString("The computer is to move")); // it waits for the button
        QTest::mouseClick(&desk.button("Let it move"), Qt::LeftButton);
        QTRY_COMPARE(desk.document.position(), std::string("0,5,5"));
    }

    void whoBeginsIsChosen() {
        GameDesk desk("nim", "3,5,7", {{firstId, computerId}});
        QCOMPARE(desk.headline(), QString("The computer is to move"));
        desk.panel.computer().goOn();
        QVERIFY(desk.waitForAnswer(1));
        QVERIFY(desk.panel.turn().isPersons);
        desk.press(Qt::Key_Backspace); // the computer's only move
        QTest::mouseClick(&desk.button("New game"), Qt::LeftButton);
        QTRY_COMPARE(desk.document.record().plays(), std::size_t{1});
    }

    void twoPlayAtOneScreen() {
        GameDesk desk("nim", "2,1", {{opponentId, humanId}});
        QCOMPARE(desk.headline(), QString("The first player: (2, 1)"));
        QVERIFY(played(desk.document, "1,1"));
        QCOMPARE(desk.headline(), QString("The second player: (1, 1)"));
        QVERIFY(played(desk.document, "0,1") && played(desk.document, "0,0"));
        QCOMPARE(desk.headline(), QString("The game is over: the first player won"));
    }

    void aHintIsGivenWithItsReason() {
        GameDesk desk;
        desk.press(Qt::Key_H);
        QTRY_VERIFY(desk.panel.computer().hint());
        QTRY_COMPARE(desk.label("reasons", 1), QString("Hint: Look at heap 1.\nH again tells more."));
        QCOMPARE(desk.panel.turn().above, QString("Look at heap 1."));
        desk.press(Qt::Key_H);
        QVERIFY(desk.label("reasons", 1).contains("Make the nim-sum 0."));
        QVERIFY(!desk.label("reasons", 1).contains("take"));
        QCOMPARE(desk.panel.turn().above, QString("Make the nim-sum 0."));
        desk.press(Qt::Key_H);
        QVERIFY(desk.label("reasons", 1).contains("The move: take 1 from heap 1."));
        QVERIFY(desk.label("reasons", 1).contains("which is P"));
        QVERIFY(!desk.button("Hint").isEnabled()); // all is told
        QVERIFY(played(desk.document, "3,5,5"));
        QVERIFY(!desk.panel.computer().hint());
    }

    void aLongSearchIsCutShortAndItsBestMovePlayed() {
        GameDesk desk("connect-four", "4444"); // the book of the first moves ends before
        QVERIFY(played(desk.document, "......./...X.../...O.../...X.../...O.../...X..."));
        QVERIFY(QTest::qWaitFor(
            [&] { return !desk.button("Play now").isHidden() && desk.button("Play now").isVisible(); }));
        QTest::mouseClick(&desk.button("Play now"), Qt::LeftButton);
        QVERIFY(desk.waitForAnswer(2));
        QVERIFY(desk.panel.computer().lastMove()->how == ChosenMove::How::cutShort ||
                desk.panel.computer().lastMove()->how == ChosenMove::How::ahead);
        QVERIFY(desk.label("reasons", 1).contains("best"));
    }

    /// Whoever played here before: nobody at this screen made the moves of a pasted game.
    void aPastedGameKeepsItsPlayers() {
        GameDesk desk("nim", "2,1");
        QApplication::clipboard()->setText("2,1 → 1,1 → 0,1 → 0,0");
        QString moves;
        whenReported([&](ReportDialog& dialog) {
            moves = dialog.findChild<QListWidget*>("gameList")->item(0)->text();
            dialog.reject();
        });
        desk.panel.pasteRecord();
        QTRY_COMPARE(desk.document.record().plays(), std::size_t{3});
        QTRY_VERIFY(moves.startsWith("1 the first player: "));
        QCOMPARE(desk.list().item(1)->text(), QString("1 the first player → 1,1"));
        QCOMPARE(desk.headline(), QString("The game is over: the first player won"));
        QVERIFY(desk.panel.turn().isOver && desk.panel.turn().above == desk.headline());
        QVERIFY(desk.document.setPlayers({{firstNameId, "Ada"}, {secondNameId, " Zoë "}}));
        QCOMPARE(desk.list().item(2)->text(), QString("2 Zoë → 0,1"));
        QCOMPARE(desk.headline(), QString("The game is over: Ada won"));
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(desk.headline(), QString("Your turn: (2, 1)")); // the computer plays again
    }

    void aRecordIsPastedReportedAndCopied() {
        GameDesk desk("wythoff", "5,7", {{opponentId, humanId}});
        QApplication::clipboard()->setText("4,6 → 3,6 -> 3,5");
        bool wasProofWanted = false;
        connect(&desk.panel, &GamePanel::proofWanted, this, [&] { wasProofWanted = true; });
        QStringList moves;
        whenReported([&](ReportDialog& dialog) {
            const auto* list = dialog.findChild<QListWidget*>("gameList");
            for (int i = 0; i < list->count(); ++i)
                moves << list->item(i)->text();
            QTest::mouseClick(dialog.findChild<QPushButton*>("openProof"), Qt::LeftButton);
        });
        desk.panel.pasteRecord();
        QTRY_VERIFY(wasProofWanted);
        QCOMPARE(moves, (QStringList{
                            "1 the first player: take 1 from heap 1, to (3, 6): lost it ✗",
                            "2 the second player: take 1 from heap 2, to (3, 5): the only winning move ✓!"}));
        QCOMPARE(desk.document.position(), std::string("4,6")); // the position where the win was thrown away
        desk.panel.copyRecord();
        QCOMPARE(QApplication::clipboard()->text(), QString("4,6 → 3,6 → 3,5"));
        QApplication::clipboard()->setText("4,6 → 9,9");
        desk.panel.pasteRecord();
        QTRY_VERIFY(desk.label("fieldError").startsWith("Move 1 of the record: No move leads from (4, 6)"));
        QCOMPARE(desk.document.position(), std::string("4,6"));
    }

    void theReportIsExported() {
        const QTemporaryDir folder;
        GameDesk desk("wythoff", "4,6", {{opponentId, humanId}});
        QVERIFY(played(desk.document, "3,6") && played(desk.document, "3,5"));
        int written = 0;
        whenReported([&](ReportDialog& dialog) {
            for (const char* name : {"a.md", "a.csv", "a.pdf"}) {
                const QString path = folder.filePath(name);
                dialog.exportTo(path);
                if (QTest::qWaitFor([&] { return QFileInfo(path).size() > 100; })) ++written;
            }
            dialog.reject();
        });
        desk.press(Qt::Key_R);
        QTRY_COMPARE(written, 3);
        QFile pdf(folder.filePath("a.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.readAll().startsWith("%PDF"));
        QFile markdown(folder.filePath("a.md"));
        QVERIFY(markdown.open(QIODevice::ReadOnly));
        QVERIFY(markdown.readAll().contains("It was thrown away at move 1 by the first player"));
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    void aGameThatChangesElsewhereLeavesNothingBehind() {
        GameDesk desk;
        QVERIFY(played(desk.document, "3,5,5"));
        QVERIFY(desk.document.setPosition("9,9,8")); // while the computer thinks
        QVERIFY(!desk.panel.computer().isThinking());
        QTest::qWait(30);
        QCOMPARE(desk.document.position(), std::string("9,9,8"));
        QCOMPARE(desk.list().count(), 1);
        QCOMPARE(desk.headline(), QString("Your turn: (9, 9, 8)"));
    }
};

MEXPLORER_TEST(TestGamePanel)
#include "test_game_panel.moc"
