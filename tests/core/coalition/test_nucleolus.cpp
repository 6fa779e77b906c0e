#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/span.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/core/coalition/plain_nucleolus.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

std::string nucleolusOf(CoalitionKind kind, const char* text) {
    Task task;
    const auto game = readCoalitions(kind, text).value();
    return written(nucleolus(valuesOf(game, task).value(), task)->payments);
}

} // namespace

class TestNucleolus : public QObject {
    Q_OBJECT

private slots:
    void knownPayments() {
        const auto four = tableOf({0, 0, 0, 0, 5, 5, 8, 9, 10, 8, 13, 15, 16, 17, 21});
        QCOMPARE(written(nucleolus(four, task_)->payments), std::string("7/2 9/2 11/2 15/2"));
        const char* const estates[][2] = {
            {"100; 100,200,300", "100/3 100/3 100/3"}, // each a third
            {"200; 100,200,300", "50 75 75"},
            {"300; 100,200,300", "50 100 150"},
        };
        for (const auto& [estate, shares] : estates)
            QCOMPARE(nucleolusOf(CoalitionKind::bankruptcy, estate), std::string(shares));
        QCOMPARE(nucleolusOf(CoalitionKind::vote, "[51; 50,49,1]"), std::string("1 0 0"));
        QCOMPARE(nucleolusOf(CoalitionKind::vote, "[2; 1,1,1]"), std::string("1/3 1/3 1/3"));
        QCOMPARE(nucleolusOf(CoalitionKind::gloves, "2; 1"), std::string("0 0 1"));
    }

    void asDefined() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        int compared = 0;
        for (int round = 0; round < 60; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 3);
            auto units = madeTable(random, players, 0, round % 2 == 0 ? 3 : 40).units();
            if (round % 3 != 0) units.back() += 20;
            const CoalitionValues values(units, 1 + round % 3);
            const auto plain = PlainNucleolus(values).find();
            const auto found = nucleolus(values, task_).value();
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            QVERIFY2(found.isRational == plain.has_value(), what.c_str());
            if (!plain) continue;
            ++compared;
            QVERIFY2(found.payments == *plain, what.c_str());
        }
        QVERIFY(compared > 10);
    }

    /// Sobolev’s and Kohlberg’s criterion, with the weights that each step tells.
    void stepsProveThemselves() {
        std::mt19937_64 random(9);
        for (int round = 0; round < 40; ++round) {
            const auto players = static_cast<unsigned>(3 + random() % 6);
            const auto values =
                round % 2 == 0 ? madeTable(random, players, 0, 1) : madeTable(random, players, -99, 999);
            const auto found = nucleolus(values, task_).value();
            const auto all = excesses(values, found.payments);
            QCOMPARE(paidTo(found.payments, values.all()), values.value(values.all()));
            CoalitionSpan span(players);
            span.add(values.all());
            std::optional<Rational> before;
            for (const NucleolusStep& step : found.steps) {
                QVERIFY(!before || step.excess < *before);
                before = step.excess;
                for (Coalition open = 1; open < values.all(); ++open)
                    QVERIFY(span.spans(open) || all[open] <= step.excess);
                for (const auto& [coalition, weight] : step.binding) {
                    QVERIFY(weight > 0);
                    QCOMPARE(all[coalition], step.excess);
                    span.add(coalition);
                }
                for (const unsigned player : step.atTheirOwn) {
                    QCOMPARE(found.payments[player], values.value(alone(player)));
                    span.add(alone(player));
                }
                QCOMPARE(span.rank(), step.rank);
            }
            QCOMPARE(span.rank(), players);
        }
    }

    void coresAreEmptyOrNot() {
        const auto majority = coreOf(tableOf({0, 0, 0, 1, 1, 1, 1}), task_).value();
        QVERIFY(majority.isEmpty);
        QCOMPARE(rationalText(majority.leastExcess), std::string("1/3"));
        QCOMPARE(majority.balanced.size(), std::size_t{3});
        std::mt19937_64 random(11);
        int empty = 0;
        for (int round = 0; round < 60; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 6);
            auto units = madeTable(random, players, 0, 20).units();
            units.back() += static_cast<std::int64_t>(random() % (12 * players));
            const CoalitionValues values(units, 1);
            const auto core = coreOf(values, task_).value();
            QCOMPARE(greatestExcess(values, core.payments).excess, core.leastExcess);
            QCOMPARE(core.isEmpty, core.leastExcess > 0);
            Rational weighted = 0;
            std::vector<Rational> over(players, Rational(0));
            for (const auto& [coalition, weight] : core.balanced) {
                weighted += weight * values.value(coalition);
                for (const unsigned player : membersOf(coalition))
                    over[player] += weight;
            }
            for (const Rational& sum : over)
                QCOMPARE(sum, Rational(1));
            QCOMPARE(weighted > values.value(values.all()), core.isEmpty);
            empty += core.isEmpty ? 1 : 0;
        }
        QVERIFY(empty > 5 && empty < 55);
    }

    /// As many bits as it takes.
    void largeNumbersToo() {
        std::mt19937_64 random(12);
        const auto small = madeTable(random, 5, 0, 1000);
        const Payments payments = nucleolus(small, task_)->payments;
        const std::int64_t times = 999'999'999'999'999;
        std::vector<std::int64_t> units;
        for (const std::int64_t value : small.units())
            units.push_back(value * times);
        Payments larger;
        for (const Rational& pay : payments)
            larger.emplace_back(pay * times);
        QCOMPARE(nucleolus({units, 1}, task_)->payments, larger);
    }

    void canBeCancelled() {
        std::mt19937_64 random(3);
        Task stopped;
        stopped.cancel();
        QVERIFY(!nucleolus(madeTable(random, 8, 0, 9), stopped));
    }

    void spansAreThoseOfFractions() {
        CoalitionSpan span(4);
        QVERIFY(span.add(0b1111) && span.add(0b0011) && !span.add(0b1100) && span.add(0b0101));
        QCOMPARE(span.rank(), 3U);
        const auto spanned = span.spanned();
        for (Coalition coalition = 0; coalition < 16; ++coalition)
            QCOMPARE(spanned[coalition] != 0, span.spans(coalition));
        QVERIFY(!span.spans(0b0001) && !span.spans(0b0110) && span.spans(0b1010));
    }

private:
    Task task_;
};

MEXPLORER_TEST(TestNucleolus)
#include "test_nucleolus.moc"
