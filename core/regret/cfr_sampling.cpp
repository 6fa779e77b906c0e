#include "core/regret/cfr.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// How often the learning player’s action is drawn uniformly rather than from his strategy (Lanctot et al.).
constexpr double freeChoice = 0.6;

} // namespace

std::uint32_t Cfr::drawChild(const SequenceForm::NodeRecord& node) {
    double left = random_.fraction() * node.chance;
    for (std::uint32_t i = 0; i + 1 < node.childCount; ++i) {
        left -= form_.node(node.firstChild + i).chance;
        if (left < 0) return i;
    }
    return node.childCount - 1U;
}

double Cfr::drawPlay(std::size_t player) {
    passed_.clear();
    double likely = 1; // the probability of drawing the player’s actions so far
    const SequenceForm::NodeRecord* node = &form_.node(0);
    while (node->actor != Actor::nobody) {
        std::uint32_t chosen = 0;
        if (node->actor == Actor::chance) {
            chosen = drawChild(*node);
        } else {
            const auto actor = static_cast<std::size_t>(node->actor);
            const SequenceForm::SetRecord set = form_.player(actor).sets[node->set];
            const double* const behaviour = learners_[actor].behaviour.data() + set.first;
            const double free = actor == player ? freeChoice : 0;
            double left = random_.fraction();
            const auto share = [&](std::uint32_t i) { return free / set.count + (1 - free) * behaviour[i]; };
            while (chosen + 1 < set.count && (left -= share(chosen)) >= 0)
                ++chosen;
            if (actor == player) {
                likely *= share(chosen);
                passed_.push_back({set, chosen});
            } else { // his actions are drawn from his strategy: his own reach needs no weight
                for (std::uint32_t i = 0; i < set.count; ++i)
                    learners_[actor].sums[set.first + i] += behaviour[i] / likely;
            }
        }
        node = &form_.node(node->firstChild + chosen);
    }
    return (player == 0 ? node->payoff : -node->payoff) / likely;
}

void Cfr::sample(std::size_t player) {
    const double worth = drawPlay(player);
    Learner& learner = learners_[player];
    double tail = 1; // how likely his strategy takes his later actions of the play
    for (std::size_t i = passed_.size(); i-- > 0;) {
        const auto [set, chosen] = passed_[i];
        const double* const regrets = learner.regrets.data() + set.first;
        double* const behaviour = learner.behaviour.data() + set.first;
        const double withAction = worth * tail;
        tail *= behaviour[chosen];
        double positive = 0;
        for (std::uint32_t action = 0; action < set.count; ++action) {
            learner.regrets[set.first + action] += (action == chosen ? withAction : 0) - worth * tail;
            positive += std::max(regrets[action], 0.0);
        }
        for (std::uint32_t action = 0; action < set.count; ++action)
            behaviour[action] = positive > 0 ? std::max(regrets[action], 0.0) / positive : 1.0 / set.count;
    }
}

} // namespace mexplorer
