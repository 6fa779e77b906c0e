#include "core/regret/cfr.h"
#include "core/regret/cfr_iteration.h"
#include "core/regret/cfr_run.h"
#include "core/regret/kuhn_family.h"
#include "core/regret/poker_rules.h"
#include "tests/core/plain_cfr.h"
#include "tests/core/random_extensive.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

constexpr unsigned cfrSeed = 20261125;

bool near(double left, double right) {
    return std::abs(left - right) < 1e-9;
}

template <ExtensiveRules R>
void checkAgainstPlain(const R& rules, CfrMethod method, int iterations) {
    const SequenceForm game = formOf(rules);
    Cfr cfr(game, method);
    PlainCfr plain(rules, method == CfrMethod::cfrPlus);
    for (int i = 0; i < iterations; ++i) {
        cfr.iterate(1);
        plain.iterate();
    }
    const Profile average = cfr.average();
    const Profile current = cfr.current();
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = game.player(player);
        QCOMPARE(plain.learnt(player).size(), own.sets.size());
        for (std::size_t set = 0; set < own.sets.size(); ++set) {
            const auto& learnt = plain.learnt(player).at(own.names[set]);
            const std::vector<double> expected = plain.average(player, own.names[set]);
            for (std::uint32_t i = 0; i < own.sets[set].count; ++i) {
                const auto action = own.sets[set].first + i;
                QVERIFY(near(cfr.regrets(player)[action], learnt.regrets[i]));
                QVERIFY(near(current[player][action], learnt.played[i]));
                QVERIFY(near(average[player][action], expected[i]));
            }
        }
    }
}

/// The iteration that is explained, by the definition and compared with Cfr itself.
template <ExtensiveRules R>
void checkTold(const R& rules, CfrMethod method) {
    const SequenceForm game = formOf(rules);
    Cfr cfr(game, method);
    for (int i = 0; i < 30; ++i) {
        const CfrIteration told = toldIteration(cfr);
        QCOMPARE(told.number, cfr.iterations());
        const Profile current = cfr.current();
        for (const CfrSetUpdate& update : told.updates) {
            const SequenceForm::SetRecord& set = game.player(update.player).sets[update.set];
            for (std::uint32_t action = 0; action < set.count; ++action) {
                QVERIFY(near(update.after[action], cfr.regrets(update.player)[set.first + action]));
                QVERIFY(near(update.next[action], current[update.player][set.first + action]));
                QVERIFY(near(told.after[update.player][set.first + action], update.next[action]));
            }
        }
    }
}

CfrPoint after(const SequenceForm& game, CfrMethod method, std::uint64_t iterations,
               std::uint64_t chance = 1) {
    Task task;
    return runCfr(game, method, chance, iterations, task).value().points.back();
}

} // namespace

/// Cfr's pass over arrays against the textbook recursion, and how fast it converges to known results.
class TestCfr : public QObject {
    Q_OBJECT

private slots:
    void learnsWhatTheRecursionLearns() {
        std::mt19937 random(cfrSeed);
        qInfo("seed %u", cfrSeed);
        for (const CfrMethod method : {CfrMethod::cfr, CfrMethod::cfrPlus}) {
            checkAgainstPlain(PokerRules(kuhnShape()), method, 200);
            checkAgainstPlain(PokerRules(leducShape()), method, 20);
            for (int round = 0; round < 30; ++round)
                checkAgainstPlain(RandomExtensive(random(), 2 + static_cast<unsigned>(random() % 5)), method,
                                  50);
        }
    }

    void iterationsAreToldAsTheyAre() {
        std::mt19937 random(cfrSeed);
        for (const CfrMethod method : {CfrMethod::cfr, CfrMethod::cfrPlus}) {
            checkTold(PokerRules(kuhnShape()), method);
            checkTold(PokerRules(leducShape()), method);
            for (int round = 0; round < 20; ++round)
                checkTold(RandomExtensive(random(), 2 + static_cast<unsigned>(random() % 5)), method);
        }
    }

    void kuhnComesToItsValue() {
        const SequenceForm kuhn = formOf(PokerRules(kuhnShape()));
        QVERIFY(after(kuhn, CfrMethod::cfr, 1000).exploitability < 9.5e-4);
        QVERIFY(after(kuhn, CfrMethod::cfr, 10'000).exploitability < 1.15e-4);
        QVERIFY(after(kuhn, CfrMethod::cfrPlus, 1000).exploitability < 9e-5);
        QVERIFY(after(kuhn, CfrMethod::cfrPlus, 10'000).exploitability < 1e-5);
        for (const CfrMethod method : {CfrMethod::cfr, CfrMethod::cfrPlus}) {
            const CfrPoint end = after(kuhn, method, 100'000);
            QVERIFY(std::abs(end.value + 1.0 / 18) < 1e-6);
            QVERIFY(placeInFamily(kuhn, end.average).distance < 1e-3);
        }
    }

    void leducComesToItsValue() {
        const SequenceForm leduc = formOf(PokerRules(leducShape()));
        const CfrPoint end = after(leduc, CfrMethod::cfrPlus, 2000);
        QVERIFY(std::abs(end.value + 0.085606) < 1e-4);
        QVERIFY(end.exploitability < 2e-4);
        QVERIFY(std::abs(after(leduc, CfrMethod::cfr, 4000).value + 0.0856) < 1e-3);
    }

    void samplingComesThere() {
        const SequenceForm kuhn = formOf(PokerRules(kuhnShape()));
        for (std::uint64_t chance = 1; chance <= 3; ++chance) {
            const CfrPoint end = after(kuhn, CfrMethod::outcomeSampling, 300'000, chance);
            QVERIFY(end.exploitability < 0.03);
            QVERIFY(std::abs(end.value + 1.0 / 18) < 0.03);
        }
        const CfrPoint one = after(kuhn, CfrMethod::outcomeSampling, 1000, 7);
        const CfrPoint again = after(kuhn, CfrMethod::outcomeSampling, 1000, 7);
        QVERIFY(one.average == again.average); // depends only on the seed
        QVERIFY(one.average != after(kuhn, CfrMethod::outcomeSampling, 1000, 8).average);
    }

    /// Averaged over samples, an iteration adds the same to the regrets as CFR.
    void samplingIsFair() {
        const SequenceForm kuhn = formOf(PokerRules(kuhnShape()));
        Cfr exact(kuhn, CfrMethod::cfr);
        exact.iterate(1);
        constexpr int rounds = 60'000;
        std::vector<double> sums(kuhn.player(0).sequenceCount(), 0.0);
        for (int round = 0; round < rounds; ++round) {
            Cfr drawn(kuhn, CfrMethod::outcomeSampling, static_cast<std::uint64_t>(round) * 7919);
            drawn.iterate(1);
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += drawn.regrets(0)[i] / rounds;
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            QVERIFY(std::abs(sums[i] - exact.regrets(0)[i]) < 0.05);
    }

    void countsAreRound() {
        QCOMPARE(roundCounts(1), std::vector<std::uint64_t>{1});
        QCOMPARE(roundCounts(23), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 23}));
        QCOMPARE(roundCounts(100).back(), std::uint64_t{100});
        QCOMPARE(roundCounts(100).size(), std::size_t{19});
    }

    void isCancelled() {
        const SequenceForm leduc = formOf(PokerRules(leducShape()));
        Task task;
        task.cancel();
        const auto run = runCfr(leduc, CfrMethod::cfr, 1, mostCfrIterations, task);
        QVERIFY(!run);
        QVERIFY(run.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestCfr)
#include "test_cfr.moc"
