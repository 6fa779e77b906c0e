#include "core/explain/columns_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/xor_trace.h"
#include "tests/core/asked.h"
#include "tests/core/explain/says.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

std::unique_ptr<Game> moore(int most, const char* play = "normal") {
    return makeGame("moore", {{"k", fmt::format("{}", most)}, {"play", play}}).value();
}

ColumnsTrace columnsOf(const Game& game, const std::string& position) {
    Task task;
    return columnsTrace(game, *asked(game, position), task).value();
}

/// What is wrong with a trace and its states; the sentences are checked by TestSentences.
std::string wrongColumns(const Game& game, const std::string& position) {
    Task task;
    const auto inquiry = asked(game, position);
    const ColumnsTrace trace = columnsTrace(game, *inquiry, task).value();
    const ColumnsSubject& subject = trace.subject;
    const bool won = inquiry->evaluation(task)->outcome == Outcome::N && inquiry->optionCount() > 0;
    if (subject.move.has_value() != won) return "a turn, or none, against the outcome";
    if (won) {
        const auto solution = inquiry->solution(task).value();
        const bool isThere =
            std::any_of(solution->moves.begin(), solution->moves.end(), [&](const SolvedMove& move) {
                return move.move == subject.move->move && move.wins();
            });
        if (!isThere) return "the turn does not win";
    }
    if (trace.states.size() != trace.steps.size()) return "not one state a step";
    for (std::size_t i = 0; i < trace.states.size(); ++i) {
        const ColumnsState& state = trace.states[i];
        const std::string said = trace.steps[i].reason.english();
        if (i > 0 && state == trace.states[i - 1]) return "nothing changes in the picture: " + said;
        if (trace.steps[i].codeLine >= trace.pseudoCode.size()) return "no such line: " + said;
        if (state.column && *state.column >= subject.columns) return "no such column: " + said;
        if (state.marked > (won ? subject.move->changes.size() : 0)) return "too many rows: " + said;
        if (state.written && state.marked == 0) return "written of no row: " + said;
    }
    if (!trace.states.back().told) return "nobody has won in the end";
    if (won && trace.states.back().marked != subject.move->changes.size()) return "a row is not chosen";
    return {};
}

} // namespace

class TestColumnsTrace : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfSmallHeapsChangesThePicture() {
        for (const char* play : {"normal", "misere"}) {
            for (int most = 1; most <= 3; ++most) {
                const auto game = moore(most, play);
                for (const auto& [largest, heaps] : {std::pair{7, 2}, {3, 4}, {1, 6}}) {
                    forAllHeaps(std::uint64_t(largest), std::size_t(heaps), [&](const Heaps& position) {
                        const std::string found = wrongColumns(*game, joined(position));
                        QVERIFY2(found.empty(), (joined(position) + ": " + found).c_str());
                    });
                    if (QTest::currentTestFailed()) return;
                }
            }
        }
    }

    /// The lecture's example: the counts mod 3 are 2 2 0 0, and 10, 15 become 6, 7.
    void theExampleIsStepped() {
        const ColumnsTrace trace = columnsOf(*moore(2), "3,5,10,15");
        const ColumnsSubject& subject = trace.subject;
        QCOMPARE(subject.modulus, std::uint64_t{3});
        QCOMPARE(onesOf(subject, 4), (std::vector<std::size_t>{3, 3, 2, 2}));
        QCOMPARE(subject.move->changes.size(), std::size_t{2});
        QCOMPARE(subject.move->changes[0].to, std::string("6"));
        QCOMPARE(subject.move->changes[1].to, std::string("7"));
        QCOMPARE(onesOf(subject, 4, &*subject.move), (std::vector<std::size_t>{3, 3, 3, 0}));
        QCOMPARE(trace.steps.size(), std::size_t{4 + 4 + 1 + 4 + 2});
        QCOMPARE(trace.steps[9].reason.english(),
                 std::string("In column 8 the ones are 2, 2 too many: mark heaps 3, 4. They give their ones, "
                             "and their lower digits may become anything."));
        QCOMPARE(trace.states[9].marked, std::size_t{2});
        QCOMPARE(trace.states[9].written, std::optional<unsigned>(3));
        QCOMPARE(trace.steps[10].reason.english(),
                 std::string("In column 4 the ones are 2, 1 too few: heap 3, which is marked, gets a one."));
    }

    /// The table of Moore’s Nim with k = 1 is the table of Nim.
    void oneHeapATurnIsNim() {
        Task task;
        const auto nim = makeGame("nim").value();
        const auto one = moore(1);
        forAllHeaps(6, 3, [&](const Heaps& heaps) {
            const std::string text = joined(heaps);
            const auto sum = asked(*nim, text);
            const auto theirs = asked(*one, text);
            const ColumnsSubject xors = xorSubject(*sum->as<SumAspect>(), task).value();
            const ColumnsSubject columns = columnsSubject(*theirs->as<ColumnsAspect>());
            QCOMPARE(columns.sum, xors.sum);
            QCOMPARE(columns.modulus, xors.modulus);
            QCOMPARE(columns.columns, xors.columns);
            QCOMPARE(columns.move.has_value(), xors.move.has_value());
            if (!columns.move) return;
            QCOMPARE(columns.move->changes.size(), std::size_t{1});
            QCOMPARE(sumAfter(columns, *columns.move), Nimber{0});
            QVERIFY(says(sayTurn(columns, *columns.move), "⊕"));
        });
    }

    void theVerdictSaysWhoWinsAndWhyMisereDiffers() {
        Task task;
        const auto verdict = [&](const Game& game, const std::string& position) {
            const auto inquiry = asked(game, position);
            return columnsVerdict(columnsSubject(*inquiry->as<ColumnsAspect>()), playOf(game),
                                  inquiry->evaluation(task)->outcome, inquiry->optionCount());
        };
        const auto normal = moore(2);
        const auto misere = moore(2, "misere");
        QVERIFY(says(verdict(*normal, "1,2,3,3").line, "Every column holds a multiple of %1"));
        QVERIFY(verdict(*normal, "3,5,10,15").line.empty());
        QVERIFY(says(verdict(*normal, "0").line, "has lost"));
        QVERIFY(verdict(*normal, "1").misere.empty());
        QVERIFY(says(verdict(*misere, "1,1,1,1").line, "number of ones is 1 mod %1"));
        QVERIFY(says(verdict(*misere, "1,1").misere, "no heap is above 1") &&
                verdict(*misere, "1,1").differs);
        QVERIFY(says(verdict(*misere, "5,6,7").misere, "because a heap is above 1"));
        QVERIFY(says(verdict(*misere, "1,1,2").misere, "not by the same move"));
        QVERIFY(!verdict(*misere, "5,6,7").differs);
    }

    void everyWinningTurnIsOffered() {
        const auto game = moore(2);
        Task task;
        forAllHeaps(3, 3, [&](const Heaps& heaps) {
            const auto inquiry = asked(*game, joined(heaps));
            const auto turns = inquiry->as<ColumnsAspect>()->winningTurns();
            QVERIFY(turns.areAll);
            const auto solution = inquiry->solution(task).value();
            const auto wins = std::count_if(solution->moves.begin(), solution->moves.end(),
                                            [](const SolvedMove& move) { return move.wins(); });
            QCOMPARE(std::ptrdiff_t(turns.left.size()), wins);
        });
    }

    void tooManyHeapsAndOtherGamesAreRefused() {
        Task task;
        const auto game = moore(2);
        const std::string many = joined(Heaps(mostColumnSteps + 1, 5));
        const auto refused = columnsTrace(*game, *asked(*game, many), task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
        QVERIFY(explain(*game, *asked(*game, many), task)); // uses the proof in words instead
        const auto nim = makeGame("nim").value();
        QCOMPARE(columnsTrace(*nim, *asked(*nim, "1"), task).error().kind, Error::Kind::invalid);
    }
};

MEXPLORER_TEST(TestColumnsTrace)
#include "test_columns_trace.moc"
