#include "core/coalition/coalition_game.h"
#include "core/coalition/excess_program.h"
#include "core/coalition/power.h"
#include "core/coalition/properties.h"
#include "tests/core/coalition/made_games.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace mexplorer;

namespace {

/// By the definition: all orders, one after the other.
std::vector<Rational> meanOverOrders(const CoalitionValues& values) {
    std::vector<unsigned> order(values.players());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<Rational> sums(values.players(), Rational(0));
    std::int64_t orders = 0;
    do {
        Coalition there = 0;
        for (const unsigned player : order) {
            sums[player] += values.value(there | alone(player)) - values.value(there);
            there |= alone(player);
        }
        ++orders;
    } while (std::next_permutation(order.begin(), order.end()));
    for (Rational& sum : sums)
        sum /= orders;
    return sums;
}

std::vector<Rational> meanOverCoalitions(const CoalitionValues& values) {
    std::vector<Rational> means;
    for (unsigned player = 0; player < values.players(); ++player) {
        Rational sum = 0;
        for (Coalition others = 0; others <= values.all(); ++others)
            if (!has(others, player)) sum += values.value(others | alone(player)) - values.value(others);
        means.emplace_back(sum / (1 << (values.players() - 1)));
    }
    return means;
}

} // namespace

class TestPower : public QObject {
    Q_OBJECT

private slots:
    void knownValues() {
        QCOMPARE(written(powerValues(tableOf({68, 102, 0, 170, 710, 762, 992})).shapley),
                 std::string("229 272 491"));
        const PowerValues vote =
            powerValues(valuesOf(*readCoalitions(CoalitionKind::vote, "[51; 50,49,1]"), task_).value());
        QCOMPARE(written(vote.shapley), std::string("2/3 1/6 1/6"));
        QCOMPARE(written(vote.banzhaf), std::string("3/4 1/4 1/4"));
        // Littlechild and Owen 1973: each part of the runway is shared by those who need it.
        const PowerValues airport =
            powerValues(valuesOf(*readCoalitions(CoalitionKind::airport, "1,2,3"), task_).value());
        QCOMPARE(written(airport.shapley), std::string("-1/3 -5/6 -11/6"));
        const PowerValues gloves =
            powerValues(valuesOf(*readCoalitions(CoalitionKind::gloves, "2;1"), task_).value());
        QCOMPARE(written(gloves.shapley), std::string("1/6 1/6 2/3"));
    }

    /// In proportion to the Banzhaf values, and together the whole.
    void normalisedValuesShareTheWhole() {
        const PowerValues vote{{}, {Rational(3, 4), Rational(1, 4), Rational(1, 4)}};
        QCOMPARE(written(vote.normalisedBanzhaf()), std::string("3/5 1/5 1/5"));
        QCOMPARE(written(vote.banzhafSharing(-10)), std::string("-6 -2 -2"));
        QVERIFY((PowerValues{{}, {Rational(1), Rational(-1)}}.banzhafSharing(5)).empty());
        const Majority majority{2, 5, {4, 3, 1}};
        QCOMPARE(majority.total(), 8);
        QCOMPARE(written(majority.shares()), std::string("1/2 3/8 1/8"));
    }

    void asDefined() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 60; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 6);
            const auto values = round % 3 == 0 ? madeTable(random, players, 0, 1)
                                               : madeTable(random, players, -1000, 1000, 1 + round % 7);
            const PowerValues found = powerValues(values);
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round);
            QVERIFY2(found.shapley == meanOverOrders(values), what.c_str());
            QVERIFY2(found.banzhaf == meanOverCoalitions(values), what.c_str());
        }
    }

    /// Only the Shapley value satisfies them: v(N) is divided, players who add the same get the same, a
    /// player who adds nothing gets nothing, and a sum of games gives the sum of the values.
    void shapleysConditions() {
        std::mt19937_64 random(1953);
        for (int round = 0; round < 20; ++round) {
            const auto players = static_cast<unsigned>(3 + random() % 4);
            const auto first = madeTable(random, players, -50, 50);
            // Player 0 adds nothing, and 1 and 2 add the same.
            std::vector<std::int64_t> units = madeTable(random, players, -50, 50).units();
            for (Coalition coalition = 0; coalition < units.size(); ++coalition) {
                if (has(coalition, 2) && !has(coalition, 1))
                    units[coalition] = units[(coalition & ~alone(2)) | alone(1)];
            }
            for (Coalition coalition = 0; coalition < units.size(); ++coalition)
                if (has(coalition, 0)) units[coalition] = units[coalition & ~alone(0)];
            const CoalitionValues second(units, 1);
            std::vector<std::int64_t> sums = first.units();
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += units[i];
            const PowerValues one = powerValues(first);
            const PowerValues other = powerValues(second);
            const PowerValues both = powerValues({sums, 1});
            QCOMPARE(other.shapley[0], Rational(0));
            QCOMPARE(other.shapley[1], other.shapley[2]);
            QCOMPARE(paidTo(one.shapley, first.all()), first.value(first.all()));
            for (unsigned player = 0; player < players; ++player)
                QCOMPARE(both.shapley[player], Rational(one.shapley[player] + other.shapley[player]));
        }
    }

    /// The contributions of every order are in the core exactly if the game is convex (Shapley 1971, Ichiishi
    /// 1981); then the Shapley value is, too.
    void convexGames() {
        std::mt19937_64 random(1971);
        int convex = 0;
        for (int round = 0; round < 60; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 4);
            auto values = madeConvex(random, players);
            if (round % 2 == 1) { // lowers one value, which often breaks convexity
                auto units = values.units();
                units[1 + random() % (units.size() - 1)] -= static_cast<std::int64_t>(1 + random() % 4);
                values = CoalitionValues(units, 1);
            }
            bool areInCore = true;
            std::vector<unsigned> order(players);
            std::iota(order.begin(), order.end(), 0U);
            do {
                Payments payments(players, Rational(0));
                Coalition there = 0;
                for (const unsigned player : order) {
                    payments[player] = values.value(there | alone(player)) - values.value(there);
                    there |= alone(player);
                }
                areInCore = areInCore && greatestExcess(values, payments).excess <= 0;
            } while (std::next_permutation(order.begin(), order.end()));
            const bool isConvex = !propertiesOf(values, task_)->notConvex;
            QCOMPARE(areInCore, isConvex);
            if (isConvex) QVERIFY(greatestExcess(values, powerValues(values).shapley).excess <= 0);
            convex += isConvex ? 1 : 0;
        }
        QVERIFY(convex >= 30 && convex < 60);
    }

    /// Littlechild and Owen 1973.
    void sharedRunways() {
        std::mt19937_64 random(1973);
        for (int round = 0; round < 20; ++round) {
            CoalitionGame game;
            game.kind = CoalitionKind::airport;
            for (std::size_t player = 0; player < 2 + random() % 6; ++player) {
                game.names.push_back(std::to_string(player));
                game.numbers.push_back(static_cast<std::int64_t>(random() % 20));
            }
            if (game.players() < 2) continue;
            Payments shares(game.players(), Rational(0));
            for (std::int64_t part = 1; part <= 20;
                 ++part) { // goes through the parts of the runway, each of length 1
                const auto needs = std::count_if(game.numbers.begin(), game.numbers.end(),
                                                 [&](std::int64_t length) { return length >= part; });
                for (unsigned player = 0; player < game.players(); ++player)
                    if (game.numbers[player] >= part) shares[player] -= Rational(1, needs);
            }
            QCOMPARE(powerValues(valuesOf(game, task_).value()).shapley, shares);
        }
    }

    void largeNumbersToo() {
        std::mt19937_64 random(16);
        const std::int64_t large = 1'000'000'000'000'000'000; // the largest value of flows
        const auto values = madeTable(random, 6, -large, large);
        QCOMPARE(powerValues(values).shapley, meanOverOrders(values));
        // Shares add up to the whole, also for sixteen players.
        const auto sixteen = madeTable(random, 16, -large, large);
        Rational sum = 0;
        for (const Rational& share : powerValues(sixteen).shapley)
            sum += share;
        QCOMPARE(sum, sixteen.value(sixteen.all()));
    }

    void byContributions() {
        std::mt19937_64 random(5);
        const auto values = madeTable(random, 7, -50, 50);
        const PowerValues power = powerValues(values);
        for (unsigned player = 0; player < 7; ++player) {
            const Contributions added = contributionsOf(values, player);
            Rational mean = 0;
            Rational weighted = 0;
            for (unsigned size = 0; size < 7; ++size) {
                mean += added.sums[size] / Rational(added.counts[size]) / 7;
                weighted += added.sums[size] * orderWeight(7, size);
            }
            QCOMPARE(mean, power.shapley[player]);
            QCOMPARE(weighted, power.shapley[player]);
        }
    }

private:
    Task task_;
};

MEXPLORER_TEST(TestPower)
#include "test_power.moc"
