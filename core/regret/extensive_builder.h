#pragma once

#include "core/regret/extensive_game.h"

#include <concepts>
#include <unordered_map>
#include <utility>

namespace mexplorer {

/// Rules of a game with chance and hidden information that can be laid out. States are values.
template <class R>
concept ExtensiveRules = requires(const R& rules, const typename R::State& state, std::size_t action) {
    { rules.start() } -> std::convertible_to<typename R::State>;
    { rules.actor(state) } -> std::same_as<Actor>;
    { rules.actionCount(state) } -> std::same_as<std::size_t>;
    { rules.actionCode(state, action) } -> std::same_as<std::uint8_t>;
    { rules.chanceOf(state, action) } -> std::same_as<double>; ///< where chance acts
    { rules.after(state, action) } -> std::convertible_to<typename R::State>;
    { rules.payoff(state) } -> std::same_as<double>; ///< at an end, to the first player
    /// All that the actor has seen and done: states of one information set have the same name.
    { rules.setName(state) } -> std::same_as<std::string>;
};

/// Lays out a game, node by node, parents before their children, level by level.
class ExtensiveBuilder {
public:
    using Node = ExtensiveGame::Node;

    ExtensiveBuilder();

    /// Adds the root; to be called first.
    Node addRoot();
    /// Adds the children of a node, next to each other, and returns the first; to be called in the nodes’
    /// order.
    Node addChildren(Node parent, std::size_t count);
    /// The probability of a child given its parent, where chance acts.
    void setChance(Node child, double chance) { game_.nodes_[child].chance *= chance; }
    void setAction(Node child, std::uint8_t action) { game_.nodes_[child].action = action; }
    void setEnd(Node node, double payoff) { game_.nodes_[node].payoff = payoff; }
    void setChanceActs(Node node) { game_.nodes_[node].actor = Actor::chance; }
    /// To be called once the node’s children have their actions.
    void setActor(Node node, std::size_t player, const std::string& setName);

    [[nodiscard]] ExtensiveGame finish();

private:
    void addPayoffs();

    ExtensiveGame game_;
    std::vector<std::array<ExtensiveGame::Sequence, playerCount>> sequences_; ///< by node
    std::array<std::unordered_map<std::string, ExtensiveGame::Set>, playerCount> sets_;
};

/// The game of these rules, which must have perfect recall. Takes time and memory in proportion to its tree.
template <ExtensiveRules R>
[[nodiscard]] ExtensiveGame laidOut(const R& rules) {
    ExtensiveBuilder builder;
    std::vector<typename R::State> states{rules.start()};
    builder.addRoot();
    for (ExtensiveGame::Node node = 0; node < states.size(); ++node) {
        const typename R::State state = states[node];
        const Actor actor = rules.actor(state);
        if (actor == Actor::nobody) {
            builder.setEnd(node, rules.payoff(state));
            continue;
        }
        const std::size_t count = rules.actionCount(state);
        const ExtensiveGame::Node first = builder.addChildren(node, count);
        for (std::size_t action = 0; action < count; ++action) {
            const auto child = static_cast<ExtensiveGame::Node>(first + action);
            builder.setAction(child, rules.actionCode(state, action));
            if (actor == Actor::chance) builder.setChance(child, rules.chanceOf(state, action));
            states.push_back(rules.after(state, action));
        }
        if (actor == Actor::chance)
            builder.setChanceActs(node);
        else
            builder.setActor(node, static_cast<std::size_t>(actor), rules.setName(state));
    }
    return builder.finish();
}

} // namespace mexplorer
