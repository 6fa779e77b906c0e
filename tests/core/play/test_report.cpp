#include "core/play/report.h"

#include "core/play/opponent.h"
#include "core/play/record_text.h"
#include "tests/runner/listed.h"

#include <QTest>

#include "tests/core/play/plain_play.h"

using namespace mexplorer;

namespace {

Report reportOnText(const char* id, const Parameters& parameters, std::string_view text,
                    const Players& players = {}) {
    const auto game = makeGame(id, parameters).value();
    Task task;
    return reportOn(*game, readRecord(*game, text, task).value(), players, task).value();
}

std::vector<std::string> sentences(const Report& report) {
    std::vector<std::string> said;
    for (const Message& sentence : report.sentences)
        said.push_back(sentence.english());
    return said;
}

/// By the definition.
Mark markBy(const PlainPlay& plain, std::size_t from, std::size_t to) {
    const Outcome before = plain.outcome(from);
    const Outcome after = plain.outcome(to);
    if (before == Outcome::P) return Mark::alreadyLost;
    if (before == Outcome::draw) return after == Outcome::draw ? Mark::drawing : Mark::lostDraw;
    if (after == Outcome::N) return Mark::lostIt;
    if (after == Outcome::draw) return Mark::drewIt;
    return plain.count(from, Outcome::P) == 1 ? Mark::onlyWinning : Mark::winning;
}

const Players youBegin{{Who::you, Who::computer}};
std::string plainly(const std::string& english) {
    return english;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void aMoveIsCalledLostExactlyWhenTheOutcomeChanged() {
        constexpr std::uint64_t seed = 1934;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        std::map<Mark, int> met;
        forRandomPositions(
            seed, 1500, [&](const Game& game, const std::string& name, const PlainPlay& plain) {
                Task task;
                for (int games = 0; games < 4; ++games) {
                    std::vector<std::size_t> way{games == 0 ? 0 : random() % plain.texts.size()};
                    while (!plain.options[way.back()].empty() && way.size() < 12)
                        way.push_back(plain.options[way.back()][random() % plain.options[way.back()].size()]);
                    Record record(plain.texts[way.front()]);
                    for (std::size_t i = 1; i < way.size(); ++i)
                        QVERIFY(record.play(plain.texts[way[i]], {}));
                    const auto report = reportOn(game, record, {}, task).value();
                    QCOMPARE(report.moves.size() + 1, way.size());
                    std::optional<std::size_t> turning;
                    for (std::size_t i = 0; i < report.moves.size(); ++i) {
                        const JudgedMove& move = report.moves[i];
                        const Mark truth = markBy(plain, way[i], way[i + 1]);
                        ++met[truth];
                        const QString where =
                            QString::fromStdString(name + ": " + move.from + " to " + move.to);
                        QVERIFY2(move.mark == truth, qPrintable(where));
                        if (gaveAway(truth)) turning = i;
                        checkBetter(plain, way[i], move, where);
                    }
                    QCOMPARE(report.turning, turning);
                    checkChart(plain, way, report);
                }
            });
        for (const Mark mark : {Mark::onlyWinning, Mark::winning, Mark::lostIt, Mark::drawing, Mark::drewIt,
                                Mark::lostDraw, Mark::alreadyLost})
            QVERIFY(met[mark] > 0);
    }

    void aGameOfNimIsReportedInSentences() {
        const Report report =
            reportOnText("nim", {}, "7,4,2 → 6,4,2 → 5,4,2 → 5,3,2 → 1,3,2 → 1,3,0", youBegin);
        QCOMPARE(sentences(report),
                 (std::vector<std::string>{
                     "The game is not over; at (1, 3, 0) it is won for the computer.",
                     "It was thrown away at move 3 by you: “take 1 from heap 2” lost it.",
                     "“take 1 from heap 3”, to (5, 4, 1), would have won.",
                     "You left nim-sum 0 in 1 of 3 turns.", "The computer left nim-sum 0 in 1 of 2 turns."}));
        QCOMPARE(nameOf(report.moves[0].mark).english(), std::string("the only winning move"));
    }

    void otherGamesAreCountedInTheirOwnWords() {
        const auto last = [](const Report& report) { return sentences(report).back(); };
        QCOMPARE(last(reportOnText("wythoff", {}, "4,6 → 1,3")),
                 std::string("The first player left a P-position in 0 of 1 turn."));
        QCOMPARE(last(reportOnText("nim", {{"play", "misere"}}, "2,1 → 0,1 → 0,0")),
                 std::string("The second player left a P-position in 0 of 1 turn."));
        QCOMPARE(last(reportOnText("tic-tac-toe", {}, ".../.../... → X../.../...")),
                 std::string("The first player gave nothing away in 1 of 1 turn."));
        QCOMPARE(sentences(reportOnText("nim", {{"play", "misere"}}, "2,1 → 0,1 → 0,0")).front(),
                 std::string("The game is over: the first player won."));
        QCOMPARE(sentences(reportOnText("nim", {}, "2,1")),
                 std::vector<std::string>{"The game is not over; at (2, 1) it is won for the first player."});
        QCOMPARE(last(reportOnText("tic-tac-toe", {}, "X.O/.X./..O")),
                 std::string("The game is not over; it is a draw.")); // without the board’s text
        QVERIFY(winningAlong(reportOnText("tic-tac-toe", {}, "X.O/.X./..O")) ==
                std::vector{std::optional(0)});
    }

    void reportsAreWritten() {
        const Report report = reportOnText("nim", {}, "2,1 → 2,0 → 0,0", youBegin);
        QCOMPARE(asCsv(report, plainly),
                 std::string("number,player,from,move,to,mark,better\n"
                             "1,you,\"2,1\",take 1 from heap 2,\"2,0\",lost it,\"1,1\"\n"
                             "2,the computer,\"2,0\",take 2 from heap 1,\"0,0\",the only winning move,\n"));
        QCOMPARE(
            asMarkdown(report, say("A game of Nim"), plainly),
            std::string("# A game of Nim\n\nThe game is over: the computer won.\n"
                        "It was thrown away at move 1 by you: “take 1 from heap 2” lost it.\n"
                        "“take 1 from heap 1”, to (1, 1), would have won.\n"
                        "You left nim-sum 0 in 0 of 1 turn.\nThe computer left nim-sum 0 in 1 of 1 turn.\n"
                        "\nThe game began at 2,1.\n\n"
                        "1. **you: take 1 from heap 2, to 2,0: lost it**\n"
                        "2. the computer: take 2 from heap 1, to 0,0: the only winning move\n"));
    }

    void whatIsOutOfReachIsNotJudged() {
        const Report report = reportOnText("octal", {{"play", "misere"}}, "60 → 59");
        QCOMPARE(report.moves[0].mark, Mark::unknown);
        QVERIFY(!report.turning && !winningAlong(report)[0]);
    }

private:
    static void checkBetter(const PlainPlay& plain, std::size_t from, const JudgedMove& move,
                            const QString& where) {
        QVERIFY2(move.better.has_value() == gaveAway(move.mark), qPrintable(where));
        if (!move.better) return;
        const auto option = plain.optionCalled(from, move.better->to);
        QVERIFY2(option, qPrintable(where));
        const Outcome kept = move.mark == Mark::lostDraw ? Outcome::draw : Outcome::P;
        QVERIFY2(plain.outcome(plain.options[from][*option]) == kept, qPrintable(where));
    }
    static void checkChart(const PlainPlay& plain, const std::vector<std::size_t>& way,
                           const Report& report) {
        const auto along = winningAlong(report);
        QCOMPARE(along.size(), way.size());
        for (std::size_t i = 0; i < along.size(); ++i) {
            const int mine = static_cast<int>(scoreOf(plain.outcome(way[i])));
            QCOMPARE(along[i], std::optional(i % 2 == 0 ? mine : -mine));
        }
    }
};

MEXPLORER_TEST(TestReport)
#include "test_report.moc"
