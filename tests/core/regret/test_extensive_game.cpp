#include "core/regret/extensive_game.h"

#include "core/catalogue/views.h"
#include "core/explain/telling.h"
#include "core/game/aspects/instances.h"
#include "core/regret/extensive_aspect.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace mexplorer;

namespace {

using Node = ExtensiveGame::Node;

/// Player 1 shows heads or tails to nobody, then player 2 guesses. The guess is worth what `payoffs` tells,
/// by what is shown and guessed.
std::shared_ptr<ExtensiveGame> pennies(std::size_t players,
                                       const std::array<std::vector<Rational>, 4>& payoffs) {
    auto game = std::make_shared<ExtensiveGame>(players);
    const auto shows = game->addSet({0, "begin", {"heads", "tails"}});
    const auto guesses = game->addSet({1, "hidden", {"heads", "tails"}});
    const Node shown = game->letAct(0, shows);
    for (Node side = 0; side < 2; ++side) {
        const Node guessed = game->letAct(shown + side, guesses);
        for (Node guess = 0; guess < 2; ++guess)
            game->pay(guessed + guess, payoffs[2 * side + guess]);
    }
    return game;
}

/// A matrix in disguise: 2, −1; −1, 1. Its value is 1/5, if each shows or guesses heads with 2/5.
std::shared_ptr<ExtensiveGame> unevenPennies() {
    return pennies(2, {{{2, -2}, {-1, 1}, {-1, 1}, {1, -1}}});
}

/// Three share what chance hides: player 1 sees it and passes or tells player 2, who passes or takes it all;
/// if both pass, player 3, who saw none of this, has the choice. Written in no order of levels.
std::shared_ptr<ExtensiveGame> threeHeirs() {
    auto game = std::make_shared<ExtensiveGame>(3);
    const Node hidden = game->letChanceAct(0, {{"gold", Rational(1, 3)}, {"tin", Rational(2, 3)}});
    const auto third = game->addSet({2, "both passed", {"share", "keep"}});
    for (Node what = 0; what < 2; ++what) {
        const Rational worth = what == 0 ? Rational(9, 2) : Rational(1, 7);
        const auto first = game->addSet({0, what == 0 ? "gold" : "tin", {"pass", "tell"}});
        const auto second = game->addSet({1, what == 0 ? "told gold" : "told tin", {"pass", "take"}});
        const Node mine = game->letAct(hidden + what, first);
        const Node yours = game->letAct(mine + 1, second);
        game->pay(yours + 1, {0, worth, 0});
        for (const Node passed : {mine, yours}) {
            const Node his = game->letAct(passed, third);
            game->pay(his, {worth / 3, worth / 3, worth / 3});
            game->pay(his + 1, {0, 0, worth});
        }
    }
    return game;
}

class OwnInstance final : public Instance {
public:
    OwnInstance(std::shared_ptr<const ExtensiveGame> game, CfrWay way) : Instance("all") {
        ExtensiveAspect::Nodes nodes(game->nodes().size());
        std::iota(nodes.begin(), nodes.end(), Node{0});
        auto form = sequenceForm(game);
        add(std::make_unique<ExtensiveAspect>(std::move(game), std::move(form), std::move(nodes), way));
    }
};

class OwnInstances final : public InstancesAspect {
public:
    explicit OwnInstances(std::shared_ptr<const ExtensiveGame> game) : game_(std::move(game)) {}

    [[nodiscard]] std::string startPosition() const override { return "all"; }
    [[nodiscard]] Expected<std::shared_ptr<const Instance>> read(std::string_view /*text*/) const override {
        return std::make_shared<OwnInstance>(game_, CfrWay{CfrMethod::cfrPlus, 2000, 1});
    }

private:
    std::shared_ptr<const ExtensiveGame> game_;
};

/// A game that is known only when the program runs.
class OwnGame final : public Game {
public:
    explicit OwnGame(std::shared_ptr<const ExtensiveGame> game) : Game({}, {}, GameKind::extensive) {
        add(std::make_unique<OwnInstances>(std::move(game)));
    }
};

/// What is said instead of learning.
std::string refusal(std::shared_ptr<const ExtensiveGame> given) {
    const OwnGame game(std::move(given));
    const auto instance = instanceOf(game, "all").value();
    Task task;
    const auto told = explain(game, *instance, task);
    const auto reasons = why(game, *instance, task);
    return !told && !reasons && told.error().message == reasons.error().message ? told.error().english() : "";
}

} // namespace

/// Games in extensive form that are neither poker nor compiled: what they hold, what CFR learns for those
/// that it can take, and what it says of the others.
class TestExtensiveGame : public QObject {
    Q_OBJECT

private slots:
    void aGameIsAsExactAsItIsGiven() {
        const auto game = threeHeirs();
        QCOMPARE(game->players(), std::size_t{3});
        QCOMPARE(game->nodes().size(), std::size_t{1 + 2 * (1 + 2 + 2 + 4)});
        QCOMPARE(game->sets().size(), std::size_t{5});
        Rational likely = 0;
        for (const auto& outcome : game->outcomes(0))
            likely += outcome.likely;
        QVERIFY(likely == 1);
        QVERIFY(game->outcomes(0)[0].likely == Rational(1, 3));
        Rational all = 0; // what is shared at some end is all that chance hides
        for (Node node = 0; node < game->nodes().size(); ++node) {
            if (node > 0) QVERIFY(game->node(node).parent < node);
            if (game->node(node).actor != Actor::nobody) continue;
            for (const Rational& payoff : game->payoffs(node))
                all += payoff;
        }
        QVERIFY(all == 5 * (Rational(9, 2) + Rational(1, 7)));
    }

    void whatIsDoneAndSeenHasItsName() {
        const auto game = threeHeirs();
        QCOMPARE(game->actionTo(2), std::string("tin"));
        QCOMPARE(game->actionTo(game->node(1).firstChild + 1), std::string("tell"));
        QCOMPARE(game->words().action("tell").english(), std::string("tell"));
        QCOMPARE(game->words().seen("told tin").english(), std::string("told tin"));
        QCOMPARE(game->words().mover(1, "told tin").english(), std::string("player 2 at told tin"));
    }

    void anEndThatIsNotToldPaysNothing() {
        const ExtensiveGame game(4);
        QCOMPARE(game.payoffs(0).size(), std::size_t{4});
        for (const Rational& payoff : game.payoffs(0))
            QVERIFY(payoff == 0);
    }

    void learningFindsTheValue() {
        Task task;
        for (const CfrMethod method : {CfrMethod::cfr, CfrMethod::cfrPlus, CfrMethod::outcomeSampling}) {
            const bool isDrawn = method == CfrMethod::outcomeSampling;
            const OwnInstance instance(unevenPennies(), {method, isDrawn ? 400'000U : 20'000U, 1});
            const auto run = instance.as<ExtensiveAspect>()->run(task).value();
            const double near = isDrawn ? 0.03 : 1e-3;
            QVERIFY(std::abs(run->points.back().value - 0.2) < near);
            QVERIFY(run->points.back().exploitability < near);
            for (const Likelihoods& behaviour : run->points.back().average)
                QVERIFY(std::abs(behaviour[1] - 0.4) < 3 * near);
        }
    }

    void whatIsLearntIsToldAndSeen() {
        const OwnGame game(unevenPennies());
        const auto instance = instanceOf(game, "all").value();
        Task task;
        const Why reasons = why(game, *instance, task).value();
        QVERIFY(reasons.headline.english().starts_with("Player 1 gets ≈"));
        QCOMPARE(reasons.reasons.size(), std::size_t{2}); // nothing else is known
        const Trace trace = explain(game, *instance, task).value();
        QCOMPARE(trace.steps.size(), std::size_t{1 + 2 * 4 + 1});
        QCOMPARE(trace.steps[5].reason.english(),
                 std::string("Look at player 2 at hidden: chance and the opponent lead to its 2 nodes with "
                             "probability 1, 0."));
        QCOMPARE(viewsOf(game), std::vector<std::string>{"learning"});
    }

    void whatCannotBeLearntIsRefusedWithTheReason() {
        QCOMPARE(refusal(threeHeirs()), std::string("CFR needs two players: this game has 3."));
        QCOMPARE(
            refusal(pennies(2, {{{2, 1}, {0, 0}, {0, 0}, {1, 2}}})),
            std::string("CFR needs a zero-sum game: at each end, what one player gets the other one pays."));
    }

    /// Player 1 moves twice and forgets his first move.
    void whoForgetsIsRefused() {
        auto game = std::make_shared<ExtensiveGame>(2);
        const auto begin = game->addSet({0, "begin", {"left", "right"}});
        const auto later = game->addSet({0, "later", {"left", "right"}});
        const Node child = game->letAct(0, begin);
        game->letAct(child, later);
        game->letAct(child + 1, later);
        QCOMPARE(refusal(game),
                 std::string(
                     "CFR needs players who remember what they saw and did: at later, player 1 does not."));
    }
};

MEXPLORER_TEST(TestExtensiveGame)
#include "test_extensive_game.moc"
