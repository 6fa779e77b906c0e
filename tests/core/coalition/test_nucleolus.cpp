#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/span.h"
#include "tests/core/coalition/made_games.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/core/coalition/plain_nucleolus.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

/// The excesses in descending order.
std::vector<Rational> descending(const CoalitionValues& values, const Payments& payments) {
    std::vector<Rational> all = excesses(values, payments);
    all = {all.begin() + 1, all.end() - 1}; // without those of the empty and the grand coalition
    std::sort(all.begin(), all.end(), std::greater<>());
    return all;
}

/// Whether there are positive weights for `some`, and non-negative ones for the players `atTheirOwn`, who get
/// no more than alone, that add up to 1 over each player. Maximises the least of the weights.
bool isBalanced(unsigned players, const std::vector<Coalition>& some,
                const std::vector<unsigned>& atTheirOwn) {
    PlainProgram program;
    const std::size_t variables = some.size() + atTheirOwn.size() + 1; // the last is the least weight
    for (unsigned player = 0; player < players; ++player) {
        std::vector<Rational> row(variables, Rational(0));
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (!has(some[i], player)) continue;
            row[i] = 1;
            row.back() += 1;
        }
        for (std::size_t i = 0; i < atTheirOwn.size(); ++i)
            if (atTheirOwn[i] == player) row[some.size() + i] = 1;
        program.rows.push_back(row);
        program.right.emplace_back(1);
        for (Rational& entry : row)
            entry = -entry;
        program.rows.push_back(row);
        program.right.emplace_back(-1);
    }
    program.objective.assign(variables, Rational(0));
    program.objective.back() = 1;
    const auto least = PlainSimplex::most(program);
    return least && *least > 0;
}

CoalitionValues madeGame(std::mt19937_64& random, unsigned players) {
    switch (random() % 4) {
    case 0:
        return madeConvex(random, players);
    case 1:
        return madeVote(random, players);
    case 2:
        return madeTable(random, players, 0, 1);
    default:
        return madeTable(random, players, -99, 999, 1 + static_cast<std::int64_t>(random() % 7));
    }
}

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
        for (int round = 0; round < 24; ++round) {
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
        QVERIFY(compared > 4);
    }

    /// By Sobolev’s and Kohlberg’s criterion, with the weights that each step states.
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

    /// By Kohlberg’s criterion (1971), without the steps' weights: for every excess, the coalitions with at
    /// least that excess are balanced.
    void asKohlbergSays() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 24; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 4);
            const auto values = madeGame(random, players);
            const auto found = nucleolus(values, task_).value();
            const auto all = excesses(values, found.payments);
            std::vector<unsigned> atTheirOwn;
            for (unsigned player = 0; found.isRational && player < players; ++player)
                if (found.payments[player] == values.value(alone(player))) atTheirOwn.push_back(player);
            CoalitionSpan span(players); // once it spans everything, further ones stay balanced
            for (const Rational& level : descending(values, found.payments)) {
                if (span.rank() == players) break;
                std::vector<Coalition> some;
                for (Coalition coalition = 1; coalition < values.all(); ++coalition) {
                    if (all[coalition] < level) continue;
                    some.push_back(coalition);
                    span.add(coalition);
                }
                const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
                QVERIFY2(isBalanced(players, some, atTheirOwn), what.c_str());
            }
        }
    }

    /// By the definition: no other payments have lexicographically smaller excesses.
    void noOthersAreLess() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 60; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 5);
            const auto values = madeGame(random, players);
            const auto found = nucleolus(values, task_).value();
            const auto least = descending(values, found.payments);
            for (int other = 0; other < 40; ++other) {
                Payments payments = found.payments;
                const Rational change(1 + random() % 100, other % 2 == 0 ? 1 : 1000);
                for (int i = 0; i <= other % 3; ++i) {
                    payments[random() % players] += change;
                    payments[random() % players] -= change;
                }
                bool isAllowed = payments != found.payments;
                for (unsigned player = 0; found.isRational && player < players; ++player)
                    isAllowed = isAllowed && payments[player] >= values.value(alone(player));
                const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
                QVERIFY2(!isAllowed || least < descending(values, payments), what.c_str());
            }
        }
    }

    /// Just inside the core, and outside it by the smallest fraction.
    void coreMembershipIsExact() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        const Rational little(1, Integer(1) << 200U);
        for (int round = 0; round < 40; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 6);
            const std::int64_t large = round % 2 == 0 ? 1000 : 1'000'000'000'000'000'000;
            auto units = madeTable(random, players, 0, large, 1 + round % 5).units();
            const CoalitionValues values(units, 1 + round % 5);
            Payments payments = coreOf(values, task_)->payments;
            payments[random() % players] += round % 4 < 2 ? little : Rational(round % 3, 7);
            Rational most = 0;
            bool isFirst = true;
            for (Coalition coalition = 1; coalition < values.all(); ++coalition) {
                const Rational excess = values.value(coalition) - paidTo(payments, coalition);
                most = isFirst ? excess : std::max(most, excess);
                isFirst = false;
            }
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            const Excess found = greatestExcess(values, payments);
            QVERIFY2(found.excess == most, what.c_str());
            QVERIFY(found.excess == values.value(found.coalition) - paidTo(payments, found.coalition));
        }
        // {1, 2} is worth 1: (1/2, 1/2, 0) is just enough for it, a little less is not.
        const auto values = tableOf({0, 0, 0, 1, 0, 0, 1});
        QVERIFY(greatestExcess(values, {Rational(1, 2), Rational(1, 2), 0}).excess == 0);
        const Excess lacks = greatestExcess(values, {Rational(1, 2) - little, Rational(1, 2), little});
        QVERIFY(lacks.excess == little && lacks.coalition == 0b011);
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

    /// Fractions may have any number of bits.
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
