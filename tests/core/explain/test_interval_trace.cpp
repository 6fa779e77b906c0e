#include "core/explain/interval_trace.h"

#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "tests/core/plain_rows.h"
#include "tests/runner/listed.h"

#include "core/text/parse.h"

#include <QTest>

#include <regex>

using namespace mexplorer;

namespace {

const Game& game() {
    static const std::unique_ptr<Game> made = std::move(makeGame("take-ends").value());
    return *made;
}

IntervalTrace traceOf(const std::string& position, StretchValue value) {
    Task task;
    const auto about = asked(game(), position);
    return intervalTrace(intervalSubject(*about->as<IntervalsAspect>(), value, task).value());
}

/// Whether a formula such as “4 + 9 − dp[2][3] = 4 + 9 − 7 = 6” is right.
bool holds(const std::string& formula) {
    static const std::regex numbers(R"(= (.*) = (.*)$)");
    std::smatch found;
    if (!std::regex_search(formula, found, numbers)) return false;
    std::string terms = found[1];
    for (const char* bracket : {"(", ")"})
        for (std::size_t at = 0; (at = terms.find(bracket)) != std::string::npos;)
            terms.erase(at, 1);
    std::istringstream rest(std::regex_replace(terms, std::regex("−"), "-"));
    std::int64_t sum = 0;
    std::int64_t sign = 1;
    for (std::string word; rest >> word;) {
        if (word == "+" || word == "-")
            sign = word == "+" ? 1 : -1;
        else
            sum += sign * std::stoll(word);
    }
    return sum == std::stoll(std::regex_replace(found[2].str(), std::regex("−"), "-"));
}

} // namespace

class TestIntervalTrace : public QObject {
    Q_OBJECT

private slots:
    void theTableIsFilledCellByCellAndTheGamePlayedByIt() {
        for (const StretchValue value : {StretchValue::total, StretchValue::difference}) {
            const IntervalTrace trace = traceOf("4,7,2,9,5,2", value);
            QCOMPARE(trace.steps.size(), std::size_t{21 + 1 + 6});
            QCOMPARE(trace.states.size(), trace.steps.size());
            for (std::size_t i = 0; i < 21; ++i) {
                QCOMPARE(trace.states[i].filled, i + 1);
                QVERIFY(trace.states[i].cell == trace.subject.values->at(i));
            }
            for (std::size_t move = 0; move <= 6; ++move) {
                QVERIFY(trace.states[21 + move].plays);
                QCOMPARE(trace.states[21 + move].moves, move);
            }
            QVERIFY(trace.subject.scores.back() == (Scores{18, 11}));
            for (const Saying& step : trace.steps)
                QVERIFY(step.codeLine < trace.pseudoCode.size());
        }
    }

    void theSentencesAreThoseOfTheText() {
        const IntervalTrace total = traceOf("4,7,2,9,5,2", StretchValue::total);
        QCOMPARE(total.steps[0].reason.english(), std::string("dp[1][1] = 4: the only number is taken."));
        QCOMPARE(total.steps[20].reason.english(),
                 std::string("dp[1][6]: the right end gives 2 + 27 − dp[1][5] = 2 + 27 − 11 = 18, more than "
                             "the left end, 4 + 25 − dp[2][6] = 4 + 25 − 14 = 15."));
        QCOMPARE(total.steps[21].reason.english(),
                 std::string("dp[1][6] = 18: so much the first player gets, and the second the rest of 29, "
                             "which is 11."));
        QCOMPARE(total.steps[22].reason.english(),
                 std::string("The first player takes 2 from the right: 2 to 0."));
        QCOMPARE(total.steps[23].reason.english(),
                 std::string("The second player takes 4 from the left: 2 to 4."));
        QCOMPARE(total.steps.back().reason.english(),
                 std::string("The second player takes the last number, 5. The end: 18 to 11."));
        const IntervalTrace difference = traceOf("4,7,2,9,5,2", StretchValue::difference);
        QCOMPARE(difference.steps[20].reason.english(),
                 std::string("d[1][6]: the right end gives 2 − d[1][5] = 2 − (−5) = 7, more than the left "
                             "end, 4 − d[2][6] = 4 − 3 = 1."));
        QCOMPARE(difference.steps[21].reason.english(),
                 std::string("d[1][6] = 7: the first player gets (29 + 7) / 2 = 18, the second 29 − 18 = "
                             "11."));
    }

    void whatBothHadBeforeIsAdded() {
        const IntervalTrace trace = traceOf("7,2,9,5,2 | 0:4", StretchValue::total);
        QVERIFY(trace.subject.scores.front() == (Scores{0, 4}));
        const auto [mine, theirs] = playedOut({7, 2, 9, 5, 2});
        QVERIFY(trace.subject.scores.back() == (Scores{mine, theirs + 4}));
        QVERIFY(sayIntervalResult(trace.subject)
                    .english()
                    .ends_with("With what they have already, that makes 14 to 15."));
    }

    void everyRecurrenceHoldsAndPlayEndsWithTheBestScores() {
        constexpr unsigned seed = 2026;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 40; ++round) {
            auto row = randomRow(random, 7, -6, 9);
            row.push_back(round % 5);
            for (const StretchValue value : {StretchValue::total, StretchValue::difference}) {
                const IntervalTrace trace = traceOf(joined(row), value);
                for (std::size_t place = 0; place < trace.subject.values->size(); ++place) {
                    const Recurrence found = recurrenceOf(trace.subject, trace.subject.values->at(place));
                    QCOMPARE(found.left.empty(), place < row.size());
                    if (found.left.empty()) continue;
                    QVERIFY2(holds(found.left), found.left.c_str());
                    QVERIFY2(holds(found.right), found.right.c_str());
                }
                const auto [mine, theirs] = playedOut(row);
                QVERIFY(trace.subject.scores.back() == (Scores{mine, theirs}));
            }
        }
    }

    void longRowsAreFilledALengthAtATime() {
        const IntervalTrace trace =
            traceOf(joined(std::vector<std::int64_t>(mostFilledByCell + 1, 3)), StretchValue::total);
        const std::size_t numbers = mostFilledByCell + 1;
        QCOMPARE(trace.steps.size(), 2 * numbers + 1);
        QCOMPARE(trace.states[0].filled, numbers);
        QCOMPARE(trace.states[numbers - 1].filled, trace.subject.values->size());
        QVERIFY(!trace.states[3].cell);
        QCOMPARE(trace.sections.size(), std::size_t{2});
        QCOMPARE(trace.sections[0].name.english(), std::string("lengths"));
        QCOMPARE(trace.sections[0].step, std::size_t{0});
        QCOMPARE(trace.sections[1].step, numbers);
    }

    void theEndAndALongRowAreToldToo() {
        QCOMPARE(traceOf("| 3:4", StretchValue::total).steps[0].reason.english(),
                 std::string("No number is left: the player to move has 3, the other 4."));
        const auto longest = asked(game(), joined(std::vector<std::int64_t>(5000, 3)));
        Task task;
        task.cancel();
        const auto stopped = intervalSubject(*longest->as<IntervalsAspect>(), StretchValue::total, task);
        QCOMPARE(stopped.error().kind, Error::Kind::cancelled);
    }

    void aStretchIsAPositionOfItsOwn() {
        const auto about = asked(game(), "7,2,9,5,2 | 0:4");
        QCOMPARE(about->as<IntervalsAspect>()->positionOf({1, 4}), std::string("2,9,5"));
        QVERIFY(about->as<IntervalsAspect>()->soFar() == (Scores{0, 4}));
        Task task;
        const auto option = about->options(task).value()->front(); // without the left end
        QCOMPARE(option->as<IntervalsAspect>()->positionOf({0, 2}), std::string("2,9"));
    }
};

MEXPLORER_TEST(TestIntervalTrace)
#include "test_interval_trace.moc"
