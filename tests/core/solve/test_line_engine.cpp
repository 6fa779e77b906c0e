#include "core/solve/periods.h"
#include "core/solve/ways/heaps.h"
#include "core/theory/mex.h"
#include "tests/runner/listed.h"

#include "core/rules/bash.h"
#include "core/rules/nim.h"
#include "core/rules/subtraction.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Set = std::vector<std::uint64_t>;

void fillDefined(LineValues& values, const Set& set, Play play = Play::normal) {
    Task task;
    if (!fillLineByDefinition(Subtraction(play, set), values, task))
        qFatal("not cancelled, and yet not filled");
}

Period periodOf(const Set& set, std::uint64_t seen, Play play = Play::normal) {
    LineValues values(seen);
    fillDefined(values, set, play);
    return takingPeriod(values, *std::max_element(set.begin(), set.end()));
}

/// What is wrong with the claimed period on the values `far`; empty if nothing.
std::string wrongAbout(const Period& period, const LineValues& far) {
    const auto value = [&](std::uint64_t n) { return far[n]; };
    for (std::uint64_t n = period.start; n + period.length < far.size(); ++n) {
        if (value(n) != value(n + period.length)) return fmt::format("does not repeat at {}", n);
    }
    if (period.start > 0 && value(period.start - 1) == value(period.start - 1 + period.length))
        return "starts earlier";
    for (std::uint64_t shorter = 1; shorter < period.length; ++shorter) {
        bool repeats = true;
        for (std::uint64_t n = far.size() / 2; n + shorter < far.size() && repeats; ++n) {
            repeats = value(n) == value(n + shorter);
        }
        if (repeats) return fmt::format("{} is shorter", shorter);
    }
    std::vector<std::uint64_t> exceptions;
    for (std::uint64_t n = 0; n < period.start; ++n) {
        std::uint64_t later = n;
        while (later < period.start)
            later += period.length;
        if (value(n) != value(later)) exceptions.push_back(n);
    }
    return exceptions == period.exceptions ? "" : "has other exceptions";
}

} // namespace

class TestLineEngine : public QObject {
    Q_OBJECT

private slots:
    /// So long that the rest is copied from the period, which begins late here.
    void longLinesAreThoseOfTheRecurrence() {
        for (const auto& set : {Set{2, 3, 7}, Set{5, 18, 23, 31}, Set{40, 97, 200}}) {
            for (const Play play : {Play::normal, Play::misere}) {
                LineValues values(200'000);
                Task task;
                QVERIFY(fillLine(Subtraction(play, {set.begin(), set.end()}), values, task).has_value());
                QCOMPARE(values.finished(), values.size());
                std::vector<Nimber> options;
                for (std::uint64_t n = 0; n < values.size(); ++n) {
                    options.clear();
                    for (const std::uint64_t taken : set) {
                        if (taken <= n) options.push_back(values[n - taken]);
                    }
                    QCOMPARE(Nimber{values[n]}, options.empty() ? terminalValue(play) : mex(options));
                }
            }
        }
    }

    void knownPeriods() {
        QCOMPARE(periodOf({1, 2, 4}, 50).length, std::uint64_t{3});
        QCOMPARE(periodOf({1, 2, 4, 8, 16, 32, 64}, 300).length, std::uint64_t{3});
        QCOMPARE(periodOf({1, 2, 3}, 50).length, std::uint64_t{4});
        QCOMPARE(periodOf({2, 3, 7}, 100).length, std::uint64_t{5});
        QCOMPARE(periodOf({5}, 100).length, std::uint64_t{10});
        for (const auto& set : {Set{1, 2, 4}, Set{2, 3, 7}, Set{5}}) {
            const Period period = periodOf(set, 100);
            QCOMPARE(period.status, Period::Status::proved);
            QCOMPARE(period.saltus, std::uint64_t{0});
            LineValues far(3000);
            fillDefined(far, set);
            QCOMPARE(wrongAbout(period, far), std::string());
        }
    }

    void periodsOfRandomSetsHoldFarBeyondWhatWasSeen() {
        constexpr unsigned seed = 1966;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        int withExceptions = 0;
        for (int round = 0; round < 150; ++round) {
            Set set;
            const std::uint64_t length = 1 + random() % 5;
            while (set.size() < length)
                set.push_back(1 + random() % 24);
            const Play play = round % 3 == 0 ? Play::misere : Play::normal;
            const Period period = periodOf(set, 4000, play);
            QCOMPARE(period.status, Period::Status::proved);
            withExceptions += period.exceptions.empty() ? 0 : 1;
            LineValues far(24'000);
            fillDefined(far, set, play);
            const std::string wrong = wrongAbout(period, far);
            QVERIFY2(wrong.empty(), fmt::format("{}: {}", joined(set), wrong).c_str());
        }
        QVERIFY(withExceptions > 5);
    }

    /// No claim before as many values as the largest take have been repeated.
    void noPeriodIsClaimedTooEarly() {
        constexpr unsigned seed = 77;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 60; ++round) {
            Set set{1 + random() % 12, 1 + random() % 12, 1 + random() % 12};
            LineValues far(3000);
            fillDefined(far, set);
            for (std::uint64_t seen = 0; seen <= 120; seen += 1 + random() % 3) {
                const Period period = periodOf(set, seen);
                if (period.status == Period::Status::none) continue;
                QCOMPARE(wrongAbout(period, far), std::string());
            }
        }
        QCOMPARE(periodOf({10}, 10).status, Period::Status::none);
        QCOMPARE(periodOf({10}, 0).status, Period::Status::none);
    }

    void onlyTheFinishedPartIsLookedAt() {
        LineValues values(100);
        fillDefined(values, {1, 2});
        values.finish(3);
        QCOMPARE(takingPeriod(values, 2).status, Period::Status::none);
        values.finish(8);
        QCOMPARE(takingPeriod(values, 2).length, std::uint64_t{3});
    }

    void theEngineFillsByTheoremWhatTheDefinitionSays() {
        Task task;
        for (const Play play : {Play::normal, Play::misere}) {
            for (std::uint64_t most = 1; most < 9; ++most) {
                LineValues fast(300);
                LineValues slow(300);
                QVERIFY(fillLine(Bash(play, most), fast, task).has_value());
                QVERIFY(fillLineByDefinition(Bash(play, most), slow, task).has_value());
                QVERIFY(std::equal(fast.data(), fast.data() + 300, slow.data()));
                QCOMPARE(fast.finished(), std::uint64_t{300});
            }
        }
    }

    void aCancelledTaskStopsEveryFill() {
        Task task;
        task.cancel();
        LineValues values(100'000);
        QCOMPARE(fillLine(Nim(Play::normal), values, task).error().kind, Error::Kind::cancelled);
        QCOMPARE(fillLine(Subtraction(Play::normal, {2, 3, 7}), values, task).error().kind,
                 Error::Kind::cancelled);
        QCOMPARE(fillLineByDefinition(Nim(Play::normal), values, task).error().kind, Error::Kind::cancelled);
        QCOMPARE(values.finished(), std::uint64_t{0});
    }

    void aLineAboveTheLimitIsRefusedWithIt() {
        QVERIFY(checkLine(1000, {.bytes = 4000}).has_value());
        const auto refused = checkLine(1001, {.bytes = 4000});
        QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
        QCOMPARE(refused.error().english(),
                 std::string("A line of 1001 values is above the limit of 1000 values."));
    }
};

MEXPLORER_TEST(TestLineEngine)
#include "test_line_engine.moc"
