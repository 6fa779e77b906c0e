#include "app/cli/kinds.h"
#include "core/catalogue/families/families.h"
#include "core/game/entry.h"
#include "tests/core/asked.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mexplorer;

class TestTwoSidedAnswers : public QObject {
    Q_OBJECT

private slots:
    void textTellsWhoseMoves() {
        const auto game = readTwoSided("../..", domineering);
        const auto text = cli::solvePosition(*game, *asked(*game, "../.."), {.isJson = false}).value();
        QVERIFY(text.find("is N (won for the player to move)\n") != std::string::npos);
        QVERIFY(text.find("* Left: to #./#.   to #./#.  L\n") != std::string::npos);
        QVERIFY(text.find("* Right: to ##/..  to ##/..  R\n") != std::string::npos);
        const auto column = cli::solvePosition(*game, *asked(*game, "./."), {.isJson = false}).value();
        QVERIFY(column.find("is L (won for Left, whoever is to move)\n") != std::string::npos);
        QVERIFY(column.find("value 0\n") != std::string::npos); // of what is left
        const auto row = cli::solvePosition(*game, *asked(*game, ".."), {.isJson = false}).value();
        QVERIFY(row.find("is R (won for Right, whoever is to move)\n") != std::string::npos);
    }

    void jsonHasOutcomesPlayersAndGames() {
        const auto game = readTwoSided("../..", domineering);
        const auto text = cli::solvePosition(*game, *asked(*game, "./."), {.isJson = true}).value();
        const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        QCOMPARE(json["outcome"].toString(), QString("L"));
        QVERIFY(json["value"].isNull());
        const QJsonArray moves = json["moves"].toArray();
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves[0]["player"].toString(), QString("L"));
        QCOMPARE(moves[0]["outcome"].toString(), QString("P"));
        QCOMPARE(moves[0]["value"].toString(), QString("0"));
        QVERIFY(moves[0]["wins"].toBool());
    }

    void theOutcomeAloneIsToldOfLargeBoards() {
        const auto game = makeGame(partizanGames(), "domineering", {}).value();
        const auto json = [&](const char* position) {
            const auto text = cli::solvePosition(*game, *asked(*game, position), {.isJson = true}).value();
            return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        };
        const QJsonObject large = json("6x6");
        QCOMPARE(large["outcome"].toString(), QString("N"));
        QVERIFY(large.contains("complete") && !large["complete"].toBool());
        QVERIFY(!large.contains("canonical") && !large.contains("allWinning"));
        QCOMPARE(large["moves"].toArray().size(), 60);
        const QJsonObject small = json("2x2");
        QCOMPARE(small["canonical"].toString(), QString("+-1"));
        QVERIFY(!small.contains("complete"));
        const auto text = cli::solvePosition(*game, *asked(*game, "6x6"), {.isJson = false}).value();
        QVERIFY(text.find("Its canonical form is out of reach.\n") != std::string::npos);
    }
};

MEXPLORER_TEST(TestTwoSidedAnswers)
#include "test_two_sided_answers.moc"
