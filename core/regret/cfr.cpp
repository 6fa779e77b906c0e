#include "core/regret/cfr.h"

#include <algorithm>

namespace mexplorer {

using Sequence = SequenceForm::Sequence;

Cfr::Cfr(const SequenceForm& form, CfrMethod method, std::uint64_t seed)
    : form_(form), method_(method), random_(seed) {
    const Profile even = evenProfile(form);
    for (std::size_t player = 0; player < playerCount; ++player) {
        Learner& learner = learners_[player];
        const std::size_t count = form.player(player).sequenceCount();
        for (auto* values : {&learner.regrets, &learner.sums, &learner.worth})
            values->assign(count, 0.0);
        learner.behaviour = even[player];
        learner.plan = planOf(form, player, even[player]);
    }
}

namespace {

/// By sequence of one player.
struct Arrays {
    double* worth;
    double* regrets;
    double* behaviour;
};

/// Updates one set, once the worth of its actions is complete. If not 0, `known` is its number of actions, so
/// that the compiler can unroll loops.
template <bool isPlus, std::uint32_t known = 0>
void learn(const SequenceForm::SetRecord& set, const Arrays& all) {
    const std::uint32_t count = known > 0 ? known : set.count;
    const double* const worth = all.worth + set.first;
    double* const regrets = all.regrets + set.first;
    double* const behaviour = all.behaviour + set.first;
    double earned = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        earned += behaviour[i] * worth[i];
    all.worth[set.parent] += earned;
    double positive = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double regret = regrets[i] + worth[i] - earned;
        const double kept = std::max(regret, 0.0);
        regrets[i] = isPlus ? kept : regret;
        behaviour[i] = kept;
        positive += kept;
    }
    const double share = positive > 0 ? 1 / positive : 0;
    const double even = positive > 0 ? 0 : 1.0 / count;
    for (std::uint32_t i = 0; i < count; ++i)
        behaviour[i] = behaviour[i] * share + even;
}

} // namespace

template <bool isPlus>
void Cfr::pass(std::size_t player, double weight) {
    const SequenceForm::Player& own = form_.player(player);
    Learner& learner = learners_[player];
    const Arrays arrays{learner.worth.data(), learner.regrets.data(), learner.behaviour.data()};
    const double* const against = learners_[opponentOf(player)].plan.data();
    const std::size_t count = own.sequenceCount();

    const SequenceForm::Payoff* payoff = own.payoffs.data();
    for (std::size_t sequence = 0; sequence < count; ++sequence) {
        const SequenceForm::Payoff* const end = own.payoffs.data() + own.rows[sequence + 1];
        double sum = 0;
        for (; payoff != end; ++payoff)
            sum += payoff->worth * against[payoff->other];
        arrays.worth[sequence] = sum;
    }
    for (std::size_t i = own.sets.size(); i-- > 0;) { // later decisions first
        const SequenceForm::SetRecord& set = own.sets[i];
        if (set.count == 2)
            learn<isPlus, 2>(set, arrays);
        else if (set.count == 3)
            learn<isPlus, 3>(set, arrays);
        else
            learn<isPlus>(set, arrays);
    }
    double* const plan = learner.plan.data();
    double* const sums = learner.sums.data();
    // The average takes in the strategy that was played, not the next one.
    for (std::size_t sequence = 0; sequence < count; ++sequence)
        sums[sequence] += weight * plan[sequence];
    for (const SequenceForm::SetRecord& set : own.sets)
        for (Sequence action = set.first; action < set.first + set.count; ++action)
            plan[action] = arrays.behaviour[action] * plan[set.parent];
}

void Cfr::iterate(std::uint64_t times) {
    for (; times > 0; --times) {
        ++iterations_;
        for (std::size_t player = 0; player < playerCount; ++player) {
            if (method_ == CfrMethod::outcomeSampling)
                sample(player);
            else if (method_ == CfrMethod::cfrPlus)
                pass<true>(player, static_cast<double>(iterations_));
            else
                pass<false>(player, 1);
        }
    }
}

Profile Cfr::current() const {
    return {learners_[0].behaviour, learners_[1].behaviour};
}

Profile Cfr::average() const {
    return {sharesOf(form_, 0, learners_[0].sums), sharesOf(form_, 1, learners_[1].sums)};
}
} // namespace mexplorer
