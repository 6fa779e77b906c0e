#include "core/coalition/coalition_game.h"
#include "core/coalition/nucleolus.h"
#include "core/coalition/vessels.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace mexplorer;

class TestVessels : public QObject {
    Q_OBJECT

private slots:
    void theyHoldTheNucleolus() {
        const auto seed = std::random_device{}();
        std::mt19937_64 random(seed);
        Task task;
        for (int round = 0; round < 80; ++round) {
            CoalitionGame game;
            game.kind = CoalitionKind::bankruptcy;
            std::int64_t sum = 0;
            for (std::size_t player = 0; player < 2 + random() % 4; ++player) {
                game.names.push_back(std::to_string(player));
                game.numbers.push_back(static_cast<std::int64_t>(random() % 20));
                sum += game.numbers.back();
            }
            if (game.names.size() < 2 || sum == 0) continue;
            game.whole = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(sum + 1));
            const Vessels vessels = fillVessels(game.whole, game.numbers);
            const auto values = valuesOf(game, task).value();
            const std::string what = "seed " + std::to_string(seed) + ", round " + std::to_string(round) +
                                     ": " + coalitionsText(game) + ": " + written(vessels.amounts) +
                                     ", not " + written(nucleolus(values, task)->payments);
            QVERIFY2(vessels.amounts == nucleolus(values, task)->payments, what.c_str());
            for (std::size_t i = 1; i < vessels.marks.size(); ++i)
                QVERIFY(vessels.marks[i - 1].level <= vessels.marks[i].level);
        }
    }

    /// Of what two get together, each first gets what the other does not claim, and the rest is halved.
    void anyTwoDivideAsTheTalmudDoes() {
        std::mt19937_64 random(1985);
        for (int round = 0; round < 100; ++round) {
            std::vector<std::int64_t> claims;
            for (std::size_t player = 0; player < 2 + random() % 6; ++player)
                claims.push_back(static_cast<std::int64_t>(1 + random() % 30));
            const auto sum = std::accumulate(claims.begin(), claims.end(), std::int64_t{0});
            const auto estate = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(sum + 1));
            const auto shares = fillVessels(estate, claims).amounts;
            for (std::size_t i = 0; i < claims.size(); ++i) {
                for (std::size_t j = 0; j < claims.size(); ++j) {
                    if (i == j) continue;
                    const Rational both = shares[i] + shares[j];
                    const Rational left = std::max(Rational(0), Rational(both - claims[j]));  // for i
                    const Rational other = std::max(Rational(0), Rational(both - claims[i])); // for j
                    QCOMPARE(shares[i], Rational(left + (both - left - other) / 2));
                }
            }
        }
    }

    void knownLevels() {
        const std::vector<std::int64_t> claims{100, 200, 300};
        QCOMPARE(rationalText(fillVessels(100, claims).level), std::string("100/3"));
        QCOMPARE(rationalText(fillVessels(200, claims).level), std::string("75"));
        QCOMPARE(rationalText(fillVessels(300, claims).level), std::string("150"));
        QCOMPARE(rationalText(fillVessels(0, claims).level), std::string("0"));
        QCOMPARE(written(fillVessels(600, claims).amounts), std::string("100 200 300"));
        QCOMPARE(rationalText(heldAt(Rational(250), 100, 300)), std::string("50"));
    }
};

MEXPLORER_TEST(TestVessels)
#include "test_vessels.moc"
