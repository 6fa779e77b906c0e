#include "core/coalition/coalition_game.h"
#include "core/coalition/power.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <cmath>
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

    void largeNumbersToo() {
        std::mt19937_64 random(16);
        const std::int64_t large = 1'000'000'000'000'000'000; // as much as flows may come to
        const auto values = madeTable(random, 6, -large, large);
        QCOMPARE(powerValues(values).shapley, meanOverOrders(values));
        // Shares add up to the whole, also of sixteen.
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

    void samplesComeNear() {
        const auto game = readCoalitions(CoalitionKind::airport, "1,2,3,4,5,6,7,8").value();
        const auto exact = powerValues(valuesOf(game, task_).value());
        const auto worth = [&](Coalition coalition) { return unitsOf(game, coalition); };
        const auto found = sampledPower(8, worth, game.parts, 20'000, 7, task_).value();
        const auto again = sampledPower(8, worth, game.parts, 20'000, 7, task_).value();
        for (unsigned player = 0; player < 8; ++player) {
            const Estimated& share = found.shapley[player];
            QVERIFY(share.error < 0.05);
            QVERIFY(std::abs(share.mean - nearest(exact.shapley[player])) < 2.5 * share.error + 1e-12);
            const Estimated& power = found.banzhaf[player];
            QVERIFY(std::abs(power.mean - nearest(exact.banzhaf[player])) < 2.5 * power.error + 1e-12);
            QCOMPARE(again.shapley[player].mean, share.mean);
        }
        Task stopped;
        stopped.cancel();
        QVERIFY(!sampledPower(8, worth, 1, 1000, 7, stopped));
    }

private:
    Task task_;
};

MEXPLORER_TEST(TestPower)
#include "test_power.moc"
