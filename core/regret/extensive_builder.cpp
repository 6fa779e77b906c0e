#include "core/regret/extensive_builder.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>

namespace mexplorer {

ExtensiveBuilder::ExtensiveBuilder() {
    for (ExtensiveGame::Player& player : game_.players_)
        player.actions.push_back(0); // sequence 0
}

ExtensiveBuilder::Node ExtensiveBuilder::addRoot() {
    game_.nodes_.emplace_back();
    sequences_.push_back({0, 0});
    return 0;
}

ExtensiveBuilder::Node ExtensiveBuilder::addChildren(Node parent, std::size_t count) {
    const auto first = static_cast<Node>(game_.nodes_.size());
    const double chance = game_.nodes_[parent].chance;
    game_.nodes_[parent].firstChild = first;
    game_.nodes_[parent].childCount = static_cast<std::uint16_t>(count);
    for (std::size_t i = 0; i < count; ++i) {
        game_.nodes_.push_back({.parent = parent, .chance = chance});
        sequences_.push_back(sequences_[parent]);
    }
    return first;
}

void ExtensiveBuilder::setActor(Node node, std::size_t player, const std::string& setName) {
    ExtensiveGame::NodeRecord& record = game_.nodes_[node];
    ExtensiveGame::Player& own = game_.players_[player];
    const auto [found, isNew] =
        sets_[player].emplace(setName, static_cast<ExtensiveGame::Set>(own.sets.size()));
    if (isNew) {
        own.sets.push_back({sequences_[node][player],
                            static_cast<ExtensiveGame::Sequence>(own.actions.size()), record.childCount});
        own.names.push_back(setName);
        for (std::size_t i = 0; i < record.childCount; ++i)
            own.actions.push_back(game_.nodes_[record.firstChild + i].action);
    }
    const ExtensiveGame::SetRecord& set = own.sets[found->second];
    assert(set.count == record.childCount && set.parent == sequences_[node][player]); // perfect recall
    record.actor = static_cast<Actor>(player);
    record.set = found->second;
    for (std::uint32_t i = 0; i < record.childCount; ++i)
        sequences_[record.firstChild + i][player] = set.first + i;
}

void ExtensiveBuilder::addPayoffs() {
    using Pair = std::pair<ExtensiveGame::Sequence, ExtensiveGame::Sequence>;
    std::array<std::map<Pair, double>, playerCount> worth; // sorted as they are laid out
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (std::size_t node = 0; node < game_.nodes_.size(); ++node) {
        const ExtensiveGame::NodeRecord& record = game_.nodes_[node];
        if (record.actor != Actor::nobody) continue;
        const auto [first, second] = sequences_[node];
        worth[0][{first, second}] += record.chance * record.payoff;
        worth[1][{second, first}] -= record.chance * record.payoff;
        least = std::min(least, record.payoff);
        most = std::max(most, record.payoff);
    }
    game_.payoffRange_ = most - least;
    for (std::size_t player = 0; player < playerCount; ++player) {
        ExtensiveGame::Player& own = game_.players_[player];
        own.rows.assign(own.sequenceCount() + 1, 0);
        own.payoffs.reserve(worth[player].size());
        for (const auto& [pair, value] : worth[player]) {
            ++own.rows[pair.first + 1];
            own.payoffs.push_back({pair.second, value});
        }
        for (std::size_t row = 1; row < own.rows.size(); ++row)
            own.rows[row] += own.rows[row - 1];
    }
}

ExtensiveGame ExtensiveBuilder::finish() {
    addPayoffs();
    return std::move(game_);
}

} // namespace mexplorer
