#include "core/regret/poker_game.h"

#include "core/game/aspects/instances.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/extensive_rules.h"
#include "core/regret/poker_aspect.h"
#include "core/regret/poker_words.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

constexpr const char* allDeals = "all"; // typed for the whole tree

/// What the instances of a poker share.
struct Poker {
    explicit Poker(KnownPoker solution)
        : game(laidOut(PokerRules(solution.shape), std::make_shared<PokerWords>())),
          form(sequenceForm(game)) {
        if (solution.exactValue) solution.family = kuhnFamily(**form); // no others are known
        known = std::make_shared<const KnownPoker>(std::move(solution));
    }

    std::shared_ptr<const ExtensiveGame> game;
    Found<SequenceForm> form;
    std::shared_ptr<const KnownPoker> known;
};

class PokerInstance final : public Instance {
public:
    PokerInstance(std::string text, const Poker& poker, const CfrWay& way,
                  const std::optional<PokerDeal>& deal)
        : Instance(std::move(text)) {
        add(std::make_unique<ExtensiveAspect>(poker.game, poker.form, nodesOf(*poker.game, deal), way));
        add(std::make_unique<PokerAspect>(poker.known, deal));
    }
};

class PokerInstances final : public InstancesAspect {
public:
    PokerInstances(const Description& description, const Poker& poker, const CfrWay& way)
        : start_(description.position), poker_(poker), way_(way) {}

    [[nodiscard]] std::string startPosition() const override { return start_; }
    [[nodiscard]] Expected<std::shared_ptr<const Instance>> read(std::string_view text) const override {
        const std::string_view typed = trimmed(text);
        const bool isAll = typed.empty() || typed == allDeals;
        if (isAll && start_ == allDeals)
            return std::make_shared<PokerInstance>(allDeals, poker_, way_, std::nullopt);
        const PokerShape& shape = poker_.known->shape;
        const auto deal = parseDeal(text, shape);
        if (!deal) return tl::unexpected(deal.error());
        return std::make_shared<PokerInstance>(textOf(*deal, shape), poker_, way_, *deal);
    }

private:
    std::string start_;
    const Poker& poker_;
    CfrWay way_;
};

class PokerGame final : public Game {
public:
    PokerGame(const Description& description, const Parameters& parameters, const Poker& poker)
        : Game(description, parameters, GameKind::extensive) {
        add(std::make_unique<PokerInstances>(description, poker, cfrWayOf(parameters)));
    }
};

const Poker& kuhn() {
    static const Poker poker({kuhnShape(), -1.0 / 18, Rational(-1, 18)});
    return poker;
}

const Poker& leduc() {
    constexpr double value =
        -0.0856064; // found by CFR+, exploitability below 10⁻⁶; Southey et al. print −0.0856
    static const Poker poker({leducShape(), value});
    return poker;
}

Theorem convergence() {
    return {say(MX_TEXT("core", "Regrets lead to an equilibrium")),
            say(MX_TEXT("core",
                        "If both players minimise their counterfactual regrets, what each could have gained "
                        "on average goes to 0, and so the average strategies go to an equilibrium. The "
                        "strategies of single iterations need not.")),
            say(MX_TEXT("core", "two players, zero-sum, perfect recall")),
            "Zinkevich, Johanson, Bowling and Piccione 2007"};
}

Description kuhnDescription() {
    Description all{
        .id = "kuhn-poker",
        .title = say(MX_TEXT("core", "Kuhn’s poker")),
        .group = say(MX_TEXT("core", "Hidden moves")),
        .summary = say(
            MX_TEXT("core", "Three cards J, Q, K; each player gets one, and pays 1. A player checks or bets "
                            "1; a bet is called or folded to; then the higher card wins. What is learnt "
                            "goes to an equilibrium, in which player 1 loses 1/18.")),
        .parameters = cfrParameters(100'000),
        .position = allDeals,
        .view = "cards",
        .positionHint =
            say(MX_TEXT("core", "all, which is every deal, or one of them: player 1’s card and player "
                                "2’s, for example K Q")),
    };
    all.presets = {{say(MX_TEXT("core", "The first iteration, step by step")), {}, allDeals},
                   {say(MX_TEXT("core", "How fast CFR+ comes there")), {}, allDeals, "learning"},
                   {say(MX_TEXT("core", "CFR, a thousand iterations")),
                    {{"method", "cfr"}, {"iterations", "1000"}},
                    allDeals,
                    "learning"},
                   {say(MX_TEXT("core", "Outcome sampling, a million plays")),
                    {{"method", "outcome-sampling"}, {"iterations", "1000000"}},
                    allDeals,
                    "learning"}};
    all.theorems = {
        {say(MX_TEXT("core", "The equilibria of Kuhn’s poker")),
         say(MX_TEXT("core",
                     "Player 1 chooses an α from 0 to 1/3: J bets with α, K with 3 α, Q checks; after a bet "
                     "J folds, Q calls with α + 1/3, K calls. Player 2: J bets with 1/3 after a check and "
                     "folds to a bet, Q checks and calls with 1/3, K bets and calls. The value is −1/18.")),
         say(MX_TEXT("core", "three cards, one bet")), "Kuhn 1950"},
        convergence()};
    return all;
}

Description leducDescription() {
    Description all{
        .id = "leduc-poker",
        .title = say(MX_TEXT("core", "Leduc poker")),
        .group = say(MX_TEXT("core", "Hidden moves")),
        .summary = say(
            MX_TEXT("core", "Two each of J, Q, K; each player gets one card, and pays 1. A round of bets of "
                            "2 with one raise, then a card for both on the table, and a round of bets of "
                            "4; a pair with the table wins, or else the higher card.")),
        .parameters = cfrParameters(10'000),
        .position = "K Q J",
        .view = "cards",
        .positionHint =
            say(MX_TEXT("core", "the deal that is drawn: player 1’s card, player 2’s, the one on the table, "
                                "for example K Q J")),
    };
    all.presets = {{say(MX_TEXT("core", "A king that finds no pair: K Q J")), {}, "K Q J"},
                   {say(MX_TEXT("core", "A jack with a pair: J K J")), {}, "J K J"},
                   {say(MX_TEXT("core", "How fast CFR+ comes there")), {}, "K Q J", "learning"},
                   {say(MX_TEXT("core", "Outcome sampling, a million plays")),
                    {{"method", "outcome-sampling"}, {"iterations", "1000000"}},
                    "K Q J",
                    "learning"}};
    all.theorems = {convergence()};
    return all;
}

Entry entryOf(const Description& description, const Poker& (*poker)()) {
    return {description, GameKind::extensive,
            [description, poker](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                return std::make_unique<PokerGame>(description, parameters, poker());
            }};
}

} // namespace

Entry kuhnEntry() {
    return entryOf(kuhnDescription(), kuhn);
}

Entry leducEntry() {
    return entryOf(leducDescription(), leduc);
}

} // namespace mexplorer
