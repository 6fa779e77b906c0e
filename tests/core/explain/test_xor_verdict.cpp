#include "core/explain/xor_verdict.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "tests/core/asked.h"
#include "tests/core/explain/says.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

struct Judged {
    ColumnsSubject subject;
    Outcome outcome;
    XorVerdict verdict;
};

Judged judged(const Game& game, const std::string& position) {
    Task task;
    const auto inquiry = asked(game, position);
    ColumnsSubject subject = xorSubject(*inquiry->as<SumAspect>(), task).value();
    const Outcome outcome = inquiry->evaluation(task)->outcome;
    XorVerdict verdict = xorVerdict(subject, playOf(game), outcome, inquiry->optionCount());
    return {std::move(subject), outcome, std::move(verdict)};
}

/// Compares the statement about misère play with normal play of the same position; returns what is wrong.
std::string wrong(const Judged& misere, const Judged& normal) {
    const auto& components = misere.subject.components;
    const bool isAbove =
        std::any_of(components.begin(), components.end(), [](const Component& c) { return c.value > 1; });
    const Message& said = misere.verdict.misere;
    const bool otherMove = misere.subject.move && sumAfter(misere.subject, *misere.subject.move) != 0;
    if (says(said, "no value is above 1") && (isAbove || misere.outcome == normal.outcome))
        return "odd and even do not change places";
    if (says(said, "as in normal play") && misere.outcome != normal.outcome)
        return "it is not as in normal play";
    if (says(said, "because a value is above 1") && !isAbove) return "no value is above 1";
    if (says(said, "counts as one above 1") && isAbove) return "a value is above 1";
    if (misere.verdict.differs != (otherMove || misere.outcome != normal.outcome)) return "differs, or not";
    if (misere.verdict.line.empty() != misere.subject.move.has_value()) return "the line";
    if (says(misere.verdict.line, "loses") && misere.outcome != Outcome::P) return "nobody loses";
    return normal.verdict.misere.empty() && !normal.verdict.differs ? "" : "misère play in normal play";
}

} // namespace

class TestXorVerdict : public QObject {
    Q_OBJECT

private slots:
    /// Two heaps of 2 are worth 0 in both plays: as one component their value is not above 1.
    void whatOnlyCountsAsAboveOneSaysSo() {
        const auto game = makeGame("sum", {{"play", "misere"}}).value();
        const Judged found = judged(*game, "nim: 2,2; bash: 1");
        QCOMPARE(found.subject.sum, Nimber{1});
        QCOMPARE(found.outcome, Outcome::N);
        QCOMPARE(sumAfter(found.subject, *found.subject.move), Nimber{0});
        QCOMPARE(largest(found.subject), Large::counted);
        QCOMPARE(found.verdict.misere.english(),
                 std::string("misère play: as in normal play, because a value counts as one above 1"));
        QVERIFY(!found.verdict.differs && found.verdict.line.empty());
    }

    void everySmallSumIsToldRightly() {
        const auto misere = makeGame("sum", {{"play", "misere"}}).value();
        const auto normal = makeGame("sum", {{"play", "normal"}}).value();
        const std::vector<std::string> parts = {"nim: 0",   "nim: 1",  "nim: 2",  "nim: 2,2", "nim: 1,1",
                                                "nim: 2,3", "bash: 1", "bash: 4", "bash: 6"};
        for (const std::string& first : parts) {
            for (const std::string& second : parts) {
                for (const std::string& third : parts) {
                    const std::string position = first + "; " + second + "; " + third;
                    const std::string found = wrong(judged(*misere, position), judged(*normal, position));
                    QVERIFY2(found.empty(), (position + ": " + found).c_str());
                }
            }
        }
    }

    void whereNoMoveIsLeftItSaysWhoHasWon() {
        const auto normal = makeGame("nim").value();
        const auto misere = makeGame("nim", {{"play", "misere"}}).value();
        QVERIFY(says(judged(*normal, "0").verdict.line, "has lost"));
        QVERIFY(says(judged(*misere, "0").verdict.line, "has won"));
    }

    /// If there are too many moves to try, an N-position may have no known winning move.
    void anUnknownWinningMoveIsNoEndOfPlay() {
        const ColumnsSubject subject{.components = {{"a", 3}}, .sum = 3, .columns = 2};
        const Message line = xorVerdict(subject, Play::normal, Outcome::N, 100).line;
        QVERIFY(line.english().starts_with("S = 3 is not 0: the player to move wins."));
    }

    void aMoveIsToldByItsColumns() {
        const auto nim = makeGame("nim").value();
        const Judged found = judged(*nim, "13,11,7");
        QCOMPARE(sayXorMove(found.subject, *found.subject.move).english(),
                 std::string("13 ⊕ 1 = 12: take 1 from heap 1, and every column is even."));
        QCOMPARE(onesOf(found.subject, 4), (std::vector<std::size_t>{3, 2, 2, 2}));
    }

    void aValueIsASumOfPowersOfTwo() {
        QCOMPARE(powersOf(0), std::string("0"));
        QCOMPARE(powersOf(11), std::string("8 + 2 + 1"));
        QCOMPARE(powersOf(Nimber{1} << 63U), std::string("9223372036854775808"));
    }
};

MEXPLORER_TEST(TestXorVerdict)
#include "test_xor_verdict.moc"
