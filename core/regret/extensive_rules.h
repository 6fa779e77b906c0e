#pragma once

#include "core/regret/extensive_game.h"

#include <concepts>
#include <map>
#include <utility>

namespace mexplorer {

/// Rules of a game with chance and hidden moves that can be laid out. States are values.
template <class R>
concept ExtensiveRules = requires(const R& rules, const typename R::State& state, std::size_t action,
                                  std::size_t player) {
    { rules.players() } -> std::same_as<std::size_t>;
    { rules.start() } -> std::convertible_to<typename R::State>;
    { rules.actor(state) } -> std::same_as<Actor>;
    { rules.actionCount(state) } -> std::same_as<std::size_t>;
    { rules.actionName(state, action) } -> std::convertible_to<std::string>;
    /// Where chance acts: how likely an action is, in proportion to the others.
    { rules.weight(state, action) } -> std::convertible_to<Rational>;
    { rules.after(state, action) } -> std::convertible_to<typename R::State>;
    { rules.payoff(state, player) } -> std::convertible_to<Rational>; ///< at an end
    /// All that the actor has seen and done: states of one information set have the same name.
    { rules.setName(state) } -> std::same_as<std::string>;
};

/// What chance may do in a state.
template <ExtensiveRules R>
[[nodiscard]] std::vector<ExtensiveGame::Outcome> outcomesOf(const R& rules, const typename R::State& state) {
    std::vector<ExtensiveGame::Outcome> all;
    Rational sum = 0;
    for (std::size_t action = 0; action < rules.actionCount(state); ++action) {
        all.push_back({rules.actionName(state, action), rules.weight(state, action)});
        sum += all.back().likely;
    }
    for (ExtensiveGame::Outcome& outcome : all)
        outcome.likely /= sum;
    return all;
}

/// The information set of a state.
template <ExtensiveRules R>
[[nodiscard]] ExtensiveGame::InfoSet infoSetOf(const R& rules, const typename R::State& state) {
    ExtensiveGame::InfoSet set{static_cast<std::size_t>(rules.actor(state)), rules.setName(state), {}};
    for (std::size_t action = 0; action < rules.actionCount(state); ++action)
        set.actions.emplace_back(rules.actionName(state, action));
    return set;
}

/// The game of these rules, level by level. Takes time and memory in proportion to its tree.
template <ExtensiveRules R>
[[nodiscard]] std::shared_ptr<const ExtensiveGame>
laidOut(const R& rules, std::shared_ptr<const ExtensiveWords> words = std::make_shared<ExtensiveWords>()) {
    auto game = std::make_shared<ExtensiveGame>(rules.players(), std::move(words));
    std::map<std::pair<Actor, std::string>, ExtensiveGame::Set> sets;
    std::vector<typename R::State> states{rules.start()}; // by node
    for (ExtensiveGame::Node node = 0; node < states.size(); ++node) {
        const typename R::State state = states[node];
        const Actor actor = rules.actor(state);
        if (actor == Actor::nobody) {
            std::vector<Rational> payoffs;
            for (std::size_t player = 0; player < rules.players(); ++player)
                payoffs.emplace_back(rules.payoff(state, player));
            game->pay(node, std::move(payoffs));
            continue;
        }
        if (actor == Actor::chance) {
            game->letChanceAct(node, outcomesOf(rules, state));
        } else {
            const auto [set, isNew] = sets.try_emplace({actor, rules.setName(state)});
            if (isNew) set->second = game->addSet(infoSetOf(rules, state));
            game->letAct(node, set->second);
        }
        for (std::size_t action = 0; action < rules.actionCount(state); ++action)
            states.push_back(rules.after(state, action));
    }
    return game;
}

} // namespace mexplorer
