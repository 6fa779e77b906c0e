#include "core/regret/extensive_play.h"
#include "core/regret/kuhn_family.h"
#include "core/regret/poker_rules.h"
#include "tests/core/plain_cfr.h"
#include "tests/core/random_extensive.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>

using namespace mexplorer;

namespace {

constexpr unsigned playSeed = 20261125;
constexpr double tiny = 1e-12;

/// The first player's payoff, by recursion over the rules.
template <ExtensiveRules R>
double playedOut(const R& rules, const SequenceForm& game, const Profile& behaviours,
                 const typename R::State& state, double likely = 1) {
    const Actor actor = rules.actor(state);
    if (actor == Actor::nobody) return likely * rules.payoff(state, 0);
    double sum = 0;
    for (std::size_t action = 0; action < rules.actionCount(state); ++action) {
        double share = 0;
        if (actor == Actor::chance) {
            share = rules.weight(state, action) / allWeight(rules, state);
        } else {
            const auto player = static_cast<std::size_t>(actor);
            const auto& names = game.player(player).names;
            const auto set = std::find(names.begin(), names.end(), rules.setName(state)) - names.begin();
            share =
                behaviours[player][game.player(player).sets[static_cast<std::size_t>(set)].first + action];
        }
        sum += playedOut(rules, game, behaviours, rules.after(state, action), likely * share);
    }
    return sum;
}

Profile randomProfile(const SequenceForm& game, std::mt19937& random) {
    Profile profile;
    for (std::size_t player = 0; player < playerCount; ++player) {
        std::vector<double> weights(game.player(player).sequenceCount());
        for (double& weight : weights)
            weight = random() % 4 == 0 ? 0 : static_cast<double>(random() % 1000);
        profile[player] = sharesOf(game, player, weights);
    }
    return profile;
}

/// Calls `visit` with each pure strategy of the player.
void everyPure(const SequenceForm& game, std::size_t player,
               const std::function<void(const Likelihoods&)>& visit) {
    const auto& sets = game.player(player).sets;
    Likelihoods pure(game.player(player).sequenceCount(), 0.0);
    pure[0] = 1;
    const std::function<void(std::size_t)> choose = [&](std::size_t set) {
        if (set == sets.size()) return visit(pure);
        for (std::uint32_t action = 0; action < sets[set].count; ++action) {
            pure[sets[set].first + action] = 1;
            choose(set + 1);
            pure[sets[set].first + action] = 0;
        }
    };
    choose(0);
}

double pureCount(const SequenceForm& game, std::size_t player) {
    double count = 1;
    for (const auto& set : game.player(player).sets)
        count *= set.count;
    return count;
}

/// Checks that parents precede children, siblings are adjacent, and sets and sequences are consistent.
void checkLayout(const SequenceForm& game) {
    for (std::size_t node = 0; node < game.nodes().size(); ++node) {
        const SequenceForm::NodeRecord& record = game.nodes()[node];
        for (std::uint32_t i = 0; i < record.childCount; ++i) {
            QVERIFY(record.firstChild > node);
            QCOMPARE(game.game().node(record.firstChild + i).parent, node);
        }
    }
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = game.player(player);
        SequenceForm::Sequence next = 1;
        for (const SequenceForm::SetRecord& set : own.sets) {
            QCOMPARE(set.first, next);
            QVERIFY(set.parent < set.first);
            next += set.count;
        }
        QCOMPARE(own.sequenceCount(), next);
        QCOMPARE(own.rows.back(), own.payoffs.size());
    }
}

template <ExtensiveRules R>
void checkAgainstDefinition(const R& rules, std::mt19937& random) {
    const SequenceForm game = formOf(rules);
    checkLayout(game);
    const Profile profile = randomProfile(game, random);
    const double value = playedOut(rules, game, profile, rules.start());
    QVERIFY(std::abs(expectedPayoff(game, profile) - value) < tiny);
    double gains = 0;
    for (std::size_t player = 0; player < playerCount; ++player) {
        if (pureCount(game, player) > 3000) return;
        Profile tried = profile;
        double best = -1e9;
        everyPure(game, player, [&](const Likelihoods& pure) {
            tried[player] = pure;
            const double first = playedOut(rules, game, tried, rules.start());
            best = std::max(best, player == 0 ? first : -first);
        });
        const BestResponse response = bestResponse(game, player, profile[opponentOf(player)]);
        QVERIFY(std::abs(response.payoff - best) < tiny);
        tried[player] = response.behaviour;
        const double reached = expectedPayoff(game, tried);
        QVERIFY(std::abs((player == 0 ? reached : -reached) - best) < tiny);
        gains += best - (player == 0 ? value : -value);
    }
    QVERIFY(std::abs(exploitability(game, profile) - gains / 2) < tiny);
}

} // namespace

/// Expected payoffs and best responses by arrays, against recursion and trying everything.
class TestExtensivePlay : public QObject {
    Q_OBJECT

private slots:
    void pokerIsLaidOutWhole() {
        const SequenceForm kuhn = formOf(PokerRules(kuhnShape()));
        QCOMPARE(kuhn.nodes().size(), std::size_t{55}); // the deal, and 9 below each of 6 outcomes
        QCOMPARE(kuhn.player(0).sets.size(), std::size_t{6});
        QCOMPARE(kuhn.player(1).sets.size(), std::size_t{6});
        QCOMPARE(kuhn.player(0).payoffs.size(), std::size_t{30});
        QCOMPARE(kuhn.payoffRange(), 4.0);
        const SequenceForm leduc = formOf(PokerRules(leducShape()));
        QCOMPARE(leduc.player(0).sets.size() + leduc.player(1).sets.size(), std::size_t{288});
        QCOMPARE(leduc.payoffRange(), 26.0); // 1 + 2·2 + 2·4 = 13 each
        checkLayout(leduc);
    }

    void answersAreThoseOfTheDefinition() {
        std::mt19937 random(playSeed);
        qInfo("seed %u", playSeed);
        checkAgainstDefinition(PokerRules(kuhnShape()), random);
        checkAgainstDefinition(PokerRules(leducShape()), random);
        for (int round = 0; round < 60; ++round)
            checkAgainstDefinition(RandomExtensive(random(), 2 + static_cast<unsigned>(random() % 4)),
                                   random);
    }

    /// No other member has a smaller largest difference from the first player's strategy.
    static void theNearestIsNearerThanAnyOther(const SequenceForm& kuhn, std::mt19937& random) {
        constexpr int steps = 1000;
        const auto family = kuhnFamily(kuhn);
        const auto farthest = [&](const Profile& some, double alpha) {
            double most = 0;
            for (const KuhnDecision& decision : family)
                if (decision.slope != 0)
                    most = std::max(
                        most, std::abs(some[decision.player][decision.bold] - decision.likelihood(alpha)));
            return most;
        };
        for (int round = 0; round < 50; ++round) {
            Profile some = evenProfile(kuhn);
            for (const KuhnDecision& decision : family)
                some[decision.player][decision.bold] = static_cast<double>(random() % 1000) / 999;
            const double found = farthest(some, placeInFamily(kuhn, some).alpha);
            for (int step = 0; step <= steps; ++step)
                QVERIFY(found <= farthest(some, mostKuhnAlpha * step / steps) + tiny);
        }
    }

    void kuhnsFamilyIsOfEquilibria() {
        const SequenceForm kuhn = formOf(PokerRules(kuhnShape()));
        std::mt19937 random(playSeed);
        for (int round = 0; round <= 30; ++round) {
            const double alpha = round <= 10 ? round / 30.0 : static_cast<double>(random() % 100'000) / 3e5;
            const Profile member = kuhnEquilibrium(kuhn, alpha);
            QVERIFY(std::abs(expectedPayoff(kuhn, member) + 1.0 / 18) < tiny);
            QVERIFY(exploitability(kuhn, member) < tiny);
            const KuhnPlace place = placeInFamily(kuhn, member);
            QVERIFY(std::abs(place.alpha - alpha) < tiny);
            QVERIFY(place.distance < tiny);
        }
        theNearestIsNearerThanAnyOther(kuhn, random);
        // Beyond the family's end there is no equilibrium, nor with any single decision changed.
        QVERIFY(exploitability(kuhn, kuhnEquilibrium(kuhn, 0.34)) > 1e-4);
        for (const KuhnDecision& decision : kuhnFamily(kuhn)) {
            Profile changed = kuhnEquilibrium(kuhn, 0.2);
            double& bold = changed[decision.player][decision.bold];
            bold += bold < 0.5 ? 0.1 : -0.1;
            const SequenceForm::SetRecord& set = kuhn.player(decision.player).sets[decision.set];
            changed[decision.player][2 * set.first + 1 - decision.bold] = 1 - bold;
            QVERIFY(exploitability(kuhn, changed) > 1e-4);
            QVERIFY(placeInFamily(kuhn, changed).distance > 0.01);
        }
    }
};

MEXPLORER_TEST(TestExtensivePlay)
#include "test_extensive_play.moc"
