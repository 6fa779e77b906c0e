#pragma once

#include "core/regret/extensive_rules.h"
#include "core/regret/sequence_form.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace mexplorer {

/// Of all that chance may do.
template <ExtensiveRules R>
[[nodiscard]] double allWeight(const R& rules, const typename R::State& state) {
    double all = 0;
    for (std::size_t action = 0; action < rules.actionCount(state); ++action)
        all += rules.weight(state, action);
    return all;
}

/// What is learnt for the game of some rules.
template <ExtensiveRules R>
[[nodiscard]] SequenceForm formOf(const R& rules) {
    return *sequenceForm(laidOut(rules)).value();
}

/// Textbook CFR: a recursion over states, with regrets in a map by the names of information sets. As in Cfr,
/// the first player is updated before the second, and the average includes the strategy that was played.
template <ExtensiveRules R>
class PlainCfr {
public:
    struct Learnt {
        std::vector<double> played;
        std::vector<double> regrets;
        std::vector<double> sums;
        std::vector<double> added;
    };

    PlainCfr(R rules, bool isPlus) : rules_(std::move(rules)), isPlus_(isPlus) {}

    void iterate() {
        ++iterations_;
        for (std::size_t player = 0; player < playerCount; ++player) {
            walk(rules_.start(), player, 1, 1);
            for (auto& [name, learnt] : learnt_[player])
                learn(learnt);
        }
    }

    /// The average strategy at an information set, by action.
    [[nodiscard]] std::vector<double> average(std::size_t player, const std::string& name) const {
        std::vector<double> shares = learnt_[player].at(name).sums;
        double sum = 0;
        for (const double share : shares)
            sum += share;
        for (double& share : shares)
            share = sum > 0 ? share / sum : 1.0 / static_cast<double>(shares.size());
        return shares;
    }
    [[nodiscard]] const std::map<std::string, Learnt>& learnt(std::size_t player) const {
        return learnt_[player];
    }

private:
    using State = typename R::State;

    Learnt& at(const State& state, std::size_t player) {
        Learnt& learnt = learnt_[player][rules_.setName(state)];
        if (learnt.played.empty()) {
            const std::size_t count = rules_.actionCount(state);
            learnt.played.assign(count, 1.0 / static_cast<double>(count));
            for (auto* values : {&learnt.regrets, &learnt.sums, &learnt.added})
                values->assign(count, 0.0);
        }
        return learnt;
    }

    /// The counterfactual value for the player being updated.
    double walk(const State& state, std::size_t player, double own, double others) {
        const Actor actor = rules_.actor(state);
        if (actor == Actor::nobody) return static_cast<double>(rules_.payoff(state, player));
        const std::size_t count = rules_.actionCount(state);
        double worth = 0;
        if (actor == Actor::chance) {
            const double all = allWeight(rules_, state);
            for (std::size_t i = 0; i < count; ++i) {
                const double likely = rules_.weight(state, i) / all;
                worth += likely * walk(rules_.after(state, i), player, own, others * likely);
            }
            return worth;
        }
        Learnt& learnt = at(state, static_cast<std::size_t>(actor));
        const std::vector<double> played = learnt.played;
        if (static_cast<std::size_t>(actor) != player) {
            for (std::size_t i = 0; i < count; ++i)
                worth += played[i] * walk(rules_.after(state, i), player, own, others * played[i]);
            return worth;
        }
        std::vector<double> action(count);
        for (std::size_t i = 0; i < count; ++i) {
            action[i] = walk(rules_.after(state, i), player, own * played[i], others);
            worth += played[i] * action[i];
        }
        for (std::size_t i = 0; i < count; ++i)
            learnt.added[i] += others * (action[i] - worth);
        // Added for each state of the set, that is equally often in every iteration.
        const double weight = (isPlus_ ? static_cast<double>(iterations_) : 1) * own;
        for (std::size_t i = 0; i < count; ++i)
            learnt.sums[i] += weight * played[i];
        return worth;
    }

    void learn(Learnt& learnt) const {
        double sum = 0;
        for (std::size_t i = 0; i < learnt.added.size(); ++i) {
            double& regret = learnt.regrets[i];
            regret += learnt.added[i];
            if (isPlus_) regret = std::max(regret, 0.0);
            learnt.added[i] = 0;
            sum += std::max(regret, 0.0);
        }
        for (std::size_t i = 0; i < learnt.played.size(); ++i)
            learnt.played[i] = sum > 0 ? std::max(learnt.regrets[i], 0.0) / sum
                                       : 1.0 / static_cast<double>(learnt.played.size());
    }

    R rules_;
    bool isPlus_;
    std::uint64_t iterations_ = 0;
    std::array<std::map<std::string, Learnt>, playerCount> learnt_;
};

} // namespace mexplorer
