#include "core/regret/extensive_game.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>

namespace mexplorer {

Message ExtensiveWords::action(const std::string& name) const {
    return verbatim(name);
}

Message ExtensiveWords::seen(const std::string& set) const {
    return verbatim(set);
}

Message ExtensiveWords::mover(std::size_t player, const std::string& set) const {
    return say(MX_TEXT("core", "player %1 at %2"), player + 1, set);
}

ExtensiveGame::ExtensiveGame(std::size_t players, std::shared_ptr<const ExtensiveWords> words)
    : players_(players), words_(std::move(words)), nodes_(1), payoffs_(players) {
    assert(players < static_cast<std::size_t>(Actor::chance));
}

ExtensiveGame::Set ExtensiveGame::addSet(InfoSet set) {
    assert(set.player < players_);
    sets_.push_back(std::move(set));
    return static_cast<Set>(sets_.size() - 1);
}

ExtensiveGame::Node ExtensiveGame::letAct(Node node, Set set) {
    return grow(node, static_cast<Actor>(sets_[set].player), sets_[set].actions.size(), set);
}

ExtensiveGame::Node ExtensiveGame::letChanceAct(Node node, std::vector<Outcome> outcomes) {
    assert(std::ranges::all_of(outcomes, [](const Outcome& outcome) { return outcome.likely > 0; }));
    assert(std::accumulate(
               outcomes.begin(), outcomes.end(), Rational(0),
               [](const Rational& sum, const Outcome& outcome) { return sum + outcome.likely; }) == 1);
    const std::size_t row = outcomes_.size();
    std::ranges::move(outcomes, std::back_inserter(outcomes_));
    return grow(node, Actor::chance, outcomes.size(), row);
}

void ExtensiveGame::pay(Node node, std::vector<Rational> payoffs) {
    assert(nodes_[node].actor == Actor::nobody && payoffs.size() == players_);
    nodes_[node].row = static_cast<std::uint32_t>(payoffs_.size());
    std::ranges::move(payoffs, std::back_inserter(payoffs_));
}

ExtensiveGame::Node ExtensiveGame::grow(Node node, Actor actor, std::size_t count, std::size_t row) {
    assert(nodes_[node].actor == Actor::nobody && count > 0);
    const auto first = static_cast<Node>(nodes_.size());
    nodes_[node] = {actor, static_cast<std::uint32_t>(count), nodes_[node].parent, first,
                    static_cast<std::uint32_t>(row)};
    nodes_.resize(nodes_.size() + count, {.parent = node});
    return first;
}

const std::string& ExtensiveGame::actionTo(Node node) const {
    const Node parent = nodes_[node].parent;
    const NodeRecord& before = nodes_[parent];
    const std::size_t child = node - before.firstChild;
    return isPlayer(before.actor) ? sets_[before.row].actions[child] : outcomes(parent)[child].name;
}

} // namespace mexplorer
