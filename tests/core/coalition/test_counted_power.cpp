#include "core/coalition/amounts.h"
#include "core/coalition/counted_power.h"
#include "core/coalition/power_indices.h"
#include "core/coalition/sampled_power.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace mexplorer;

namespace {

CoalitionGame gameOf(CoalitionKind kind, const std::string& text) {
    return readCoalitions(kind, text).value();
}

std::string list(std::mt19937_64& random, unsigned players, std::uint64_t most) {
    std::string text;
    for (unsigned player = 0; player < players; ++player)
        text += (player == 0 ? "" : ",") + std::to_string(random() % (most + 1));
    return text;
}

std::int64_t sumOf(const std::string& text) {
    const auto amounts = parseAmounts(text).value();
    return std::accumulate(amounts.units.begin(), amounts.units.end(), std::int64_t{0});
}

/// Numbers with a part of their sum in front, at least 1: “[12; 3,9,8]” without the brackets.
std::string withPart(std::mt19937_64& random, const std::string& numbers) {
    return std::to_string(1 + random() % static_cast<std::uint64_t>(sumOf(numbers))) + "; " + numbers;
}

/// A random game of a kind that is counted, or found by a formula.
CoalitionGame countedGame(std::mt19937_64& random, unsigned players) {
    const std::uint64_t most = std::array<std::uint64_t, 4>{1, 3, 20, 1'000'000}[random() % 4];
    const auto positive = [&] { // somebody weighs something
        std::string text = list(random, players, most);
        while (sumOf(text) == 0)
            text = list(random, players, most);
        return text;
    };
    switch (random() % 5) {
    case 0:
        return gameOf(CoalitionKind::airport, list(random, players, most));
    case 1:
        return gameOf(CoalitionKind::bankruptcy, withPart(random, positive()));
    case 2: {
        const std::uint64_t left = random() % (players + 1);
        return gameOf(CoalitionKind::gloves, std::to_string(left) + "; " + std::to_string(players - left));
    }
    case 3:
        return gameOf(CoalitionKind::vote, "[" + withPart(random, positive()) + "]");
    default: {
        std::string text = "[" + withPart(random, positive()) + "]";
        for (std::uint64_t more = 1 + random() % 3; more > 0; --more)
            text += " and [" + withPart(random, positive()) + "]";
        return gameOf(CoalitionKind::vote, text);
    }
    }
}

/// The votes of the states for a president, from 2024 on.
const char* const college =
    "[270; 54,40,30,28,19,19,17,16,16,15,14,13,12,11,11,11,11,10,10,10,10,10,9,9,8,8,8,7,"
    "7,6,6,6,6,6,6,5,5,4,4,4,4,4,4,4,3,3,3,3,3,3,3]";

Rational sumOfAll(const std::vector<Rational>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), Rational(0));
}

/// By the definition, coalition by coalition.
PowerIndices indicesByDefinition(const CoalitionValues& values) {
    const unsigned n = values.players();
    PowerIndices found{std::vector<Rational>(n), std::vector<Rational>(n), std::vector<Rational>(n)};
    Rational minimal = 0;
    Rational vulnerable = 0;
    for (Coalition coalition = 1; coalition <= values.all(); ++coalition) {
        std::vector<unsigned> critical;
        for (const unsigned player : membersOf(coalition))
            if (values.units(coalition) == 1 && values.units(coalition & ~alone(player)) == 0)
                critical.push_back(player);
        if (critical.empty()) continue;
        vulnerable += 1;
        for (const unsigned player : critical)
            found.johnston[player] += Rational(1, critical.size());
        if (critical.size() != sizeOf(coalition)) continue;
        minimal += 1;
        for (const unsigned player : critical) {
            found.deeganPackel[player] += Rational(1, critical.size());
            found.publicGood[player] += 1;
        }
    }
    const Rational memberships = sumOfAll(found.publicGood);
    for (unsigned player = 0; player < n; ++player) {
        found.johnston[player] /= vulnerable;
        found.deeganPackel[player] /= minimal;
        found.publicGood[player] /= memberships;
    }
    return found;
}

} // namespace

class TestCountedPower : public QObject {
    Q_OBJECT

private slots:
    void asByAllCoalitions() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        for (int round = 0; round < 150; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % (round % 10 == 0 ? 13 : 8));
            const CoalitionGame game = countedGame(random, players);
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round) +
                                     ": " + coalitionsText(game);
            const auto counted = countedPower(game, task_).value();
            QVERIFY2(counted.has_value(), what.c_str());
            const PowerValues exact = powerValues(valuesOf(game, task_).value());
            QVERIFY2(counted->shapley == exact.shapley, what.c_str());
            QVERIFY2(counted->banzhaf == exact.banzhaf, what.c_str());
        }
    }

    void knownValues() {
        // Mann and Shapley’s large game, with later numbers.
        const auto states = countedPower(gameOf(CoalitionKind::vote, college), task_).value().value();
        QCOMPARE(sumOfAll(states.shapley), Rational(1));
        for (std::size_t eleven = 13; eleven <= 16; ++eleven) {
            QCOMPARE(states.shapley[eleven], states.shapley[13]);
            QCOMPARE(QString::number(nearest(states.shapley[eleven]), 'f', 6), QStringLiteral("0.020094"));
        }
        const auto equal =
            countedPower(gameOf(CoalitionKind::vote, "[9; 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]"), task_);
        for (const Rational& share : equal.value()->shapley)
            QCOMPARE(share, Rational(1, 17));
        // Littlechild and Owen: the last of 17 shares each part of the runway with one less.
        const auto runway =
            countedPower(gameOf(CoalitionKind::airport, "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17"), task_);
        Rational harmonic = 0;
        for (int i = 1; i <= 17; ++i)
            harmonic += Rational(1, i);
        QCOMPARE(runway.value()->shapley.back(), Rational(-harmonic));
    }

    /// The vote of a large parliament, whose members need more than 128 bits to be counted.
    void twoHundredVoters() {
        std::string text = "[101; 1";
        for (int i = 1; i < 200; ++i)
            text += ",1";
        const auto alike = countedPower(gameOf(CoalitionKind::vote, text + "]"), task_).value().value();
        QCOMPARE(alike.shapley.front(), Rational(1, 200));
        text = "[160; 7,6,5,4,3";
        for (int i = 5; i < 200; ++i)
            text += ",1";
        const auto found = countedPower(gameOf(CoalitionKind::vote, text + "]"), task_).value().value();
        QCOMPARE(sumOfAll(found.shapley), Rational(1));
        QVERIFY(found.shapley[0] > found.shapley[1] && found.shapley[4] > found.shapley[5]);
        QCOMPARE(found.banzhaf[5], found.banzhaf[199]);
    }

    /// What a second majority needs is needed: a player who decides only there has power.
    void severalMajorities() {
        const CoalitionGame game = gameOf(CoalitionKind::vote, "[51; 50,49,1] and [2; 0,1,1]");
        QCOMPARE(written(countedPower(game, task_).value()->shapley), std::string("1/3 1/3 1/3"));
    }

    void tooMuchToCount() {
        std::mt19937_64 random(1);
        std::string weights;
        for (int player = 0; player < 40; ++player)
            weights += (player == 0 ? "" : ",") + std::to_string(1'000'000 + random() % 20'000'000);
        const CoalitionGame game =
            gameOf(CoalitionKind::vote, "[" + std::to_string(sumOf(weights) / 2) + "; " + weights + "]");
        QVERIFY(!countedPower(game, task_).value().has_value());
        const SampledPower found = sampledPower(game, 2'000, 7, task_).value();
        double sum = 0;
        for (const Estimated& share : found.shapley)
            sum += share.mean;
        QVERIFY(std::abs(sum - 1) < 1e-9);
        Task stopped;
        stopped.cancel();
        QVERIFY(!countedPower(gameOf(CoalitionKind::vote, college), stopped));
        QVERIFY(!sampledPower(game, 2'000, 7, stopped));
    }

    /// Who is alike gets one number, also from samples; the same seed gives the same.
    void samplesTreatAlike() {
        const CoalitionGame game = gameOf(CoalitionKind::vote, "[9; 7,7,1,1,1]");
        const SampledPower found = sampledPower(game, 1'000, 7, task_).value();
        QCOMPARE(found.shapley[0].mean, found.shapley[1].mean);
        QCOMPARE(found.banzhaf[2].mean, found.banzhaf[4].mean);
        QCOMPARE(found.banzhaf[2].error, found.banzhaf[3].error);
        QCOMPARE(sampledPower(game, 1'000, 7, task_).value().shapley[0].mean, found.shapley[0].mean);
        QVERIFY(sampledPower(game, 1'000, 8, task_).value().shapley[0].mean != found.shapley[0].mean);
    }

    /// The error is what it says: it covers the exact value in about 95 of 100 cases, not in fewer, and not
    /// in practically all.
    void errorsCover() {
        for (const auto& [kind, text] :
             {std::pair(CoalitionKind::vote, "[60; 30,22,15,12,9,9,5,3,2,2,1,1]"),
              std::pair(CoalitionKind::vote, "[100; 30,22,15,12,9,9,5,3,2,2,1,1]"), // some hardly ever decide
              std::pair(CoalitionKind::bankruptcy, "50; 30,22,15,12,9,9,5,3,2,2,1,1")}) {
            const CoalitionGame game = gameOf(kind, text);
            const PowerValues exact = countedPower(game, task_).value().value();
            int covered = 0;
            int all = 0;
            const auto check = [&](const Estimated& estimate, const Rational& number) {
                if (number == 0) return; // nobody is ever wrong there
                ++all;
                covered += std::abs(estimate.mean - nearest(number)) <= estimate.error ? 1 : 0;
            };
            for (std::uint64_t seed = 1; seed <= 200; ++seed) {
                const SampledPower found = sampledPower(game, 2'000, seed, task_).value();
                for (std::size_t player = 0; player < exact.shapley.size(); ++player) {
                    check(found.shapley[player], exact.shapley[player]);
                    check(found.banzhaf[player], exact.banzhaf[player]);
                }
            }
            const double share = static_cast<double>(covered) / all;
            QVERIFY2(share > 0.94 && share < 0.99, std::to_string(share).c_str());
        }
    }

    /// If twenty must all agree, each decides in one of 2¹⁹ coalitions only, which no sample contains.
    void whatNoSampleMeetsIsNotTakenForNothing() {
        std::string text = "[20; 1";
        for (int i = 1; i < 20; ++i)
            text += ",1";
        const SampledPower found =
            sampledPower(gameOf(CoalitionKind::vote, text + "]"), 10'000, 7, task_).value();
        for (const Estimated& power : found.banzhaf) {
            QCOMPARE(power.mean, 0.0);
            QVERIFY(std::ldexp(1, -19) <= power.error && power.error < 0.001);
        }
        for (const Estimated& share : found.shapley)
            QVERIFY(std::abs(share.mean - 0.05) < 1e-12); // alike: each has a twentieth
    }

    void indicesOfPower() {
        const auto votes = valuesOf(gameOf(CoalitionKind::vote, "[9; 7,7,1,1,1]"), task_).value();
        const PowerValues power = powerValues(votes);
        QCOMPARE(written(power.banzhaf), std::string("1/2 1/2 1/4 1/4 1/4"));
        QCOMPARE(written(power.normalisedBanzhaf()), std::string("2/7 2/7 1/7 1/7 1/7"));
        // Minimal winning coalitions: the two sevens, and one of them with two of the three ones.
        const PowerIndices known = powerIndices(votes);
        QCOMPARE(written(known.deeganPackel), std::string("3/14 3/14 4/21 4/21 4/21"));
        QCOMPARE(written(known.publicGood), std::string("1/5 1/5 1/5 1/5 1/5"));
        std::mt19937_64 random(1978);
        for (int round = 0; round < 40; ++round) {
            const auto players = static_cast<unsigned>(2 + random() % 7);
            std::string weights = list(random, players, 9) + ",1";
            const auto values =
                valuesOf(gameOf(CoalitionKind::vote, "[" + withPart(random, weights) + "]"), task_).value();
            const PowerIndices found = powerIndices(values);
            const PowerIndices defined = indicesByDefinition(values);
            QCOMPARE(found.deeganPackel, defined.deeganPackel);
            QCOMPARE(found.publicGood, defined.publicGood);
            QCOMPARE(found.johnston, defined.johnston);
            for (const auto* index : {&found.deeganPackel, &found.publicGood, &found.johnston})
                QCOMPARE(sumOfAll(*index), Rational(1));
        }
    }

private:
    Task task_;
};

MEXPLORER_TEST(TestCountedPower)
#include "test_counted_power.moc"
