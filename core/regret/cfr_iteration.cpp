#include "core/regret/cfr_iteration.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Node = ExtensiveGame::Node;

std::size_t playerAt(const ExtensiveGame::NodeRecord& node) {
    return static_cast<std::size_t>(node.actor);
}

bool isOfPlayer(const ExtensiveGame::NodeRecord& node) {
    return node.actor == Actor::first || node.actor == Actor::second;
}

/// By node: how likely chance and the opponent lead there.
std::vector<double> reachBeside(const ExtensiveGame& game, std::size_t player, const Profile& behaviours) {
    std::vector<double> reach(game.nodes().size(), 1.0);
    for (Node node = 0; node < reach.size(); ++node) { // parents first
        const ExtensiveGame::NodeRecord& record = game.node(node);
        for (std::uint32_t i = 0; i < record.childCount; ++i) {
            const Node child = record.firstChild + i;
            double likely = 1;
            if (record.actor == Actor::chance)
                likely = game.node(child).chance / record.chance;
            else if (playerAt(record) != player)
                likely = behaviours[playerAt(record)][game.setAt(node).first + i];
            reach[child] = reach[node] * likely;
        }
    }
    return reach;
}

/// By node: what a player gets on average from there on.
std::vector<double> worthTo(const ExtensiveGame& game, std::size_t player, const Profile& behaviours) {
    std::vector<double> worth(game.nodes().size(), 0.0);
    for (std::size_t node = worth.size(); node-- > 0;) { // children first
        const ExtensiveGame::NodeRecord& record = game.node(static_cast<Node>(node));
        if (record.actor == Actor::nobody) worth[node] = player == 0 ? record.payoff : -record.payoff;
        for (std::uint32_t i = 0; i < record.childCount; ++i) {
            const Node child = record.firstChild + i;
            const double likely =
                record.actor == Actor::chance
                    ? game.node(child).chance / record.chance
                    : behaviours[playerAt(record)][game.setAt(static_cast<Node>(node)).first + i];
            worth[node] += likely * worth[child];
        }
    }
    return worth;
}

void addPlaces(std::vector<CfrSetUpdate>& updates, const ExtensiveGame& game, std::size_t player,
               const Profile& behaviours) {
    const std::vector<double> reach = reachBeside(game, player, behaviours);
    const std::vector<double> worth = worthTo(game, player, behaviours);
    for (Node node = 0; node < reach.size(); ++node) {
        const ExtensiveGame::NodeRecord& record = game.node(node);
        if (!isOfPlayer(record) || playerAt(record) != player) continue;
        CfrSetUpdate::Place place{node, reach[node], {}};
        for (std::uint32_t i = 0; i < record.childCount; ++i)
            place.worth.push_back(worth[record.firstChild + i]);
        updates[record.set].places.push_back(std::move(place));
    }
}

std::vector<double> part(const std::vector<double>& all, const ExtensiveGame::SetRecord& set) {
    const auto first = all.begin() + set.first;
    return {first, first + set.count};
}

std::vector<double> proportional(const std::vector<double>& regrets) {
    std::vector<double> next;
    double sum = 0;
    for (const double regret : regrets)
        sum += std::max(regret, 0.0);
    for (const double regret : regrets)
        next.push_back(sum > 0 ? std::max(regret, 0.0) / sum : 1.0 / static_cast<double>(regrets.size()));
    return next;
}

void learn(CfrSetUpdate& update, CfrMethod method) {
    update.worth.assign(update.played.size(), 0.0);
    for (const CfrSetUpdate::Place& place : update.places)
        for (std::size_t i = 0; i < update.worth.size(); ++i)
            update.worth[i] += place.reach * place.worth[i];
    for (std::size_t i = 0; i < update.worth.size(); ++i)
        update.earned += update.played[i] * update.worth[i];
    for (std::size_t i = 0; i < update.worth.size(); ++i) {
        update.added.push_back(update.worth[i] - update.earned);
        const double regret = update.before[i] + update.added[i];
        update.after.push_back(method == CfrMethod::cfrPlus ? std::max(regret, 0.0) : regret);
    }
    update.next = proportional(update.after);
}

} // namespace

CfrIteration toldIteration(Cfr& cfr) {
    const ExtensiveGame& game = cfr.game();
    CfrIteration told{cfr.iterations() + 1, cfr.method(), cfr.current(), {}, {}, {}};
    Profile behaviours = told.before;
    for (std::size_t player = 0; player < playerCount; ++player) {
        const ExtensiveGame::Player& own = game.player(player);
        std::vector<CfrSetUpdate> updates(own.sets.size());
        addPlaces(updates, game, player, behaviours);
        for (std::size_t i = updates.size(); i-- > 0;) {
            CfrSetUpdate& update = updates[i];
            const ExtensiveGame::SetRecord& set = own.sets[i];
            update.player = player;
            update.set = static_cast<ExtensiveGame::Set>(i);
            update.played = part(behaviours[player], set);
            update.before = part(cfr.regrets(player), set);
            learn(update, cfr.method());
            told.updates.push_back(update);
        }
        for (const CfrSetUpdate& update : updates)
            std::copy(update.next.begin(), update.next.end(),
                      behaviours[player].begin() + own.sets[update.set].first);
    }
    told.after = behaviours;
    cfr.iterate(1);
    told.average = cfr.average();
    return told;
}

} // namespace mexplorer
