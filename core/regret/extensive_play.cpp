#include "core/regret/extensive_play.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Player = SequenceForm::Player;

/// By sequence: what the ends with it as the last one pay against a plan of the opponent.
std::vector<double> payoffsAgainst(const Player& own, const Likelihoods& opponentPlan) {
    std::vector<double> worth(own.sequenceCount(), 0.0);
    for (SequenceForm::Sequence sequence = 0; sequence < worth.size(); ++sequence) {
        double sum = 0;
        for (const SequenceForm::Payoff& payoff : own.payoffsOf(sequence))
            sum += payoff.worth * opponentPlan[payoff.other];
        worth[sequence] = sum;
    }
    return worth;
}

} // namespace

Likelihoods planOf(const SequenceForm& form, std::size_t player, const Likelihoods& behaviour) {
    Likelihoods plan = behaviour;
    for (const SequenceForm::SetRecord& set : form.player(player).sets)
        for (std::uint32_t i = 0; i < set.count; ++i)
            plan[set.first + i] *= plan[set.parent];
    return plan;
}

Likelihoods sharesOf(const SequenceForm& form, std::size_t player, const std::vector<double>& weights) {
    Likelihoods behaviour(weights.size(), 1.0);
    for (const SequenceForm::SetRecord& set : form.player(player).sets) {
        double sum = 0;
        for (std::uint32_t i = 0; i < set.count; ++i)
            sum += weights[set.first + i];
        for (std::uint32_t i = 0; i < set.count; ++i)
            behaviour[set.first + i] = sum > 0 ? weights[set.first + i] / sum : 1.0 / set.count;
    }
    return behaviour;
}

Profile evenProfile(const SequenceForm& form) {
    Profile even;
    for (std::size_t player = 0; player < playerCount; ++player)
        even[player] = sharesOf(form, player, std::vector<double>(form.player(player).sequenceCount(), 0.0));
    return even;
}

double expectedPayoff(const SequenceForm& form, const Profile& behaviours) {
    const Likelihoods plan = planOf(form, 0, behaviours[0]);
    const std::vector<double> worth = payoffsAgainst(form.player(0), planOf(form, 1, behaviours[1]));
    double sum = 0;
    for (std::size_t sequence = 0; sequence < plan.size(); ++sequence)
        sum += plan[sequence] * worth[sequence];
    return sum;
}

BestResponse bestResponse(const SequenceForm& form, std::size_t player, const Likelihoods& opponent) {
    const Player& own = form.player(player);
    std::vector<double> worth = payoffsAgainst(own, planOf(form, opponentOf(player), opponent));
    Likelihoods behaviour(worth.size(), 0.0);
    behaviour[0] = 1;
    for (std::size_t i = own.sets.size(); i-- > 0;) { // later decisions first
        const SequenceForm::SetRecord& set = own.sets[i];
        const auto first = worth.begin() + set.first;
        const auto best = std::max_element(first, first + set.count);
        worth[set.parent] += *best;
        behaviour[static_cast<std::size_t>(best - worth.begin())] = 1;
    }
    return {worth[0], std::move(behaviour)};
}

double exploitability(const SequenceForm& form, const Profile& behaviours) {
    // The players’ payoffs add up to 0, so their gains add up to the payoffs of their best responses.
    return (bestResponse(form, 0, behaviours[1]).payoff + bestResponse(form, 1, behaviours[0]).payoff) / 2;
}

} // namespace mexplorer
