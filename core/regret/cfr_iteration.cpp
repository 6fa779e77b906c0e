#include "core/regret/cfr_iteration.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Node = SequenceForm::Node;

std::size_t playerAt(const SequenceForm::NodeRecord& node) {
    return static_cast<std::size_t>(node.actor);
}

/// By node: how likely chance and the opponent lead there.
std::vector<double> reachBeside(const SequenceForm& form, std::size_t player, const Profile& behaviours) {
    std::vector<double> reach(form.nodes().size(), 1.0);
    for (Node node = 0; node < reach.size(); ++node) { // parents first
        const SequenceForm::NodeRecord& record = form.node(node);
        for (std::uint32_t i = 0; i < record.childCount; ++i) {
            const Node child = record.firstChild + i;
            double likely = 1;
            if (record.actor == Actor::chance)
                likely = form.node(child).chance / record.chance;
            else if (playerAt(record) != player)
                likely = behaviours[playerAt(record)][form.setAt(node).first + i];
            reach[child] = reach[node] * likely;
        }
    }
    return reach;
}

/// By node: what a player gets on average from there on.
std::vector<double> worthTo(const SequenceForm& form, std::size_t player, const Profile& behaviours) {
    std::vector<double> worth(form.nodes().size(), 0.0);
    for (std::size_t node = worth.size(); node-- > 0;) { // children first
        const SequenceForm::NodeRecord& record = form.node(static_cast<Node>(node));
        if (record.actor == Actor::nobody) worth[node] = player == 0 ? record.payoff : -record.payoff;
        for (std::uint32_t i = 0; i < record.childCount; ++i) {
            const Node child = record.firstChild + i;
            const double likely =
                record.actor == Actor::chance
                    ? form.node(child).chance / record.chance
                    : behaviours[playerAt(record)][form.setAt(static_cast<Node>(node)).first + i];
            worth[node] += likely * worth[child];
        }
    }
    return worth;
}

void addPlaces(std::vector<CfrSetUpdate>& updates, const SequenceForm& form, std::size_t player,
               const Profile& behaviours) {
    const std::vector<double> reach = reachBeside(form, player, behaviours);
    const std::vector<double> worth = worthTo(form, player, behaviours);
    for (Node node = 0; node < reach.size(); ++node) {
        const SequenceForm::NodeRecord& record = form.node(node);
        if (playerAt(record) != player) continue;
        CfrSetUpdate::Place place{node, reach[node], {}};
        for (std::uint32_t i = 0; i < record.childCount; ++i)
            place.worth.push_back(worth[record.firstChild + i]);
        updates[record.set].places.push_back(std::move(place));
    }
}

std::vector<double> part(const std::vector<double>& all, const SequenceForm::SetRecord& set) {
    const auto first = all.begin() + set.first;
    return {first, first + set.count};
}

std::vector<double> proportional(const std::vector<double>& regrets) {
    std::vector<double> next;
    next.reserve(regrets.size());
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
    const SequenceForm& form = cfr.form();
    CfrIteration told{cfr.iterations() + 1, cfr.method(), cfr.current(), {}, {}, {}};
    Profile behaviours = told.before;
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = form.player(player);
        std::vector<CfrSetUpdate> updates(own.sets.size());
        addPlaces(updates, form, player, behaviours);
        for (std::size_t i = updates.size(); i-- > 0;) {
            CfrSetUpdate& update = updates[i];
            const SequenceForm::SetRecord& set = own.sets[i];
            update.player = player;
            update.set = static_cast<SequenceForm::Set>(i);
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
