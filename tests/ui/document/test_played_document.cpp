#include "core/play/record_text.h"
#include "tests/runner/listed.h"
#include "tests/ui/document/played.h"
#include "ui/document/document_file.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::string lineOf(const Document& document) {
    return lineText(document.record());
}

std::string refusal(QByteArray mex, const char* before, const char* after) {
    const QByteArray changed = mex.replace(before, after);
    Task task;
    const auto read = fromMex(changed, task);
    return read ? "read" : read.error().english();
}

} // namespace

/// The game being played as part of the document.
class TestPlayedDocument : public QObject {
    Q_OBJECT

private slots:
    void playsAreMadeUndoneAndWalked() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        const QSignalSpy plays(&document, &Document::played);
        QVERIFY(played(document, "3,5,6"));
        QVERIFY(played(document, "3,4,6"));
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6 → 3,4,6"));
        QCOMPARE(plays.count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.position(), std::string("3,5,6"));
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6"));
        document.undoStack().redo();
        document.showPlay(1);
        QCOMPARE(document.position(), std::string("3,5,6"));
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6 → 3,4,6"));
        QVERIFY(played(document, "3,5,5"));
        QCOMPARE(document.record().plays(), std::size_t{3});
        document.playAgain();
        QCOMPARE(lineOf(document), std::string("3,5,7"));
    }

    void anAnswerIsUndoneWithTheMoveBefore() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        QVERIFY(played(document, "3,5,6"));
        QVERIFY(answered(document, "3,4,6"));
        document.undoStack().undo();
        QCOMPARE(document.position(), std::string("3,5,7"));
        document.undoStack().redo();
        QCOMPARE(document.position(), std::string("3,4,6"));
        QVERIFY(played(document, "3,4,5"));
        document.undoStack().setClean(); // saved while the computer thinks
        QVERIFY(answered(document, "1,4,5"));
        QVERIFY(!document.undoStack().isClean());
        document.undoStack().undo();
        QVERIFY(document.undoStack().isClean());
        QCOMPARE(document.position(), std::string("3,4,5"));
    }

    void anyOtherChangeBeginsANewGameThere() {
        Document document;
        const auto begin = [&] {
            QVERIFY(document.setGame("nim", {{"play", "normal"}}, "3,5,7"));
            QVERIFY(played(document, "3,5,6"));
        };
        begin();
        QVERIFY(document.setPosition("1,2"));
        QCOMPARE(lineOf(document), std::string("1,2"));
        document.undoStack().undo();
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6"));
        QVERIFY(document.setParameter("play", "misere"));
        QCOMPARE(lineOf(document), std::string("3,5,6"));
        begin();
        QVERIFY(document.setGame("wythoff"));
        QVERIFY(!document.state().record);
        bool entered = false;
        document.enterGame("nim", [&](const Expected<void>& told) { entered = told.has_value(); });
        QVERIFY(entered);
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6")); // as it was left
        QVERIFY(document.setView("tree"));
        QVERIFY(document.setSetting("tree", "merged", "on"));
        QCOMPARE(lineOf(document), std::string("3,5,7 → 3,5,6"));
    }

    void itIsSavedAndReadWithItsBranchesAndItsPlayers() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        QVERIFY(!toMex(document).contains("record") && !toMex(document).contains("players"));
        QVERIFY(played(document, "3,5,6"));
        QVERIFY(played(document, "3,4,6"));
        document.showPlay(1);
        QVERIFY(played(document, "3,5,0"));
        QVERIFY(document.setPlayers({{opponentId, erringId}, {turnsId, "7"}}));
        const QByteArray mex = toMex(document);
        Document again;
        QVERIFY(fromMex(mex, again));
        QCOMPARE(toMex(again), mex);
        QCOMPARE(again.position(), std::string("3,5,0"));
        QCOMPARE(again.record().plays(), std::size_t{3});
        QCOMPARE(again.seats().computer->errs, 1.0 / 7);
    }

    void hostileRecordsAreRefusedWithTheirPlace() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        QVERIFY(played(document, "3,5,6"));
        QVERIFY(document.setPlayers({{turnsId, "7"}}));
        const QByteArray mex = toMex(document);
        QCOMPARE(refusal(mex, "3,5,7 →", "3,5,5 →"),
                 std::string(
                     "record: Move 1 of the record: No move leads from (3, 5, 5) to “3,5,6”; moves lead, for "
                     "example, to: 2,5,5; 1,5,5; 0,5,5; 3,4,5; 3,3,5; 3,2,5; …."));
        QCOMPARE(refusal(mex, "→ 3,5,6", "→ 3,5,4"),
                 std::string("record: The record stands at “3,5,4”, and the document at “3,5,6”."));
        QCOMPARE(refusal(mex, "\"3,5,7 → 3,5,6\"", "7"),
                 std::string("record: The document has no text here."));
        QVERIFY(refusal(mex, "\"7\"", "\"1e30\"").starts_with("turns: "));
        QVERIFY(refusal(mex, "\"turns\"", "\"<b>\"").starts_with("There is no parameter") ||
                refusal(mex, "\"turns\"", "\"<b>\"").find("<b>") != std::string::npos);
    }

    void playersAreChosenAndChecked() {
        Document document;
        QVERIFY(document.seats().computer && document.seats().players.ofMove(0) == Who::you);
        QVERIFY(document.setPlayers({{firstId, computerId}}));
        QVERIFY(document.seats().isComputers(0) && !document.seats().isComputers(1));
        QVERIFY(document.setPlayers({{opponentId, humanId}}));
        QVERIFY(!document.seats().isComputers(0) && !document.seats().isComputers(1));
        QVERIFY(!document.setPlayers({{turnsId, "0"}}));
        QVERIFY(!document.setPlayers({{"who", "me"}}));
    }
};

MEXPLORER_TEST(TestPlayedDocument)
#include "test_played_document.moc"
