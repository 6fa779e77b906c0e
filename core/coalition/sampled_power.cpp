#include "core/coalition/sampled_power.h"

#include "core/coalition/counted_power.h"
#include "core/theory/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

/// A coalition that players join and leave; it knows its worth, in units.
class Joined {
public:
    explicit Joined(const CoalitionGame& game) : isVote_(game.kind == CoalitionKind::vote) {
        if (isVote_) {
            for (const Majority& majority : game.majorities)
                add(majority.weights, majority.quota);
        } else {
            const std::int64_t all =
                std::accumulate(game.numbers.begin(), game.numbers.end(), std::int64_t{0});
            add(game.numbers, all - game.whole);
        }
    }

    void empty() { sums_ = {}; }
    void join(unsigned player) { change(player, 1); }
    void leave(unsigned player) { change(player, -1); }
    [[nodiscard]] std::int64_t worth() const {
        if (!isVote_) return std::max<std::int64_t>(0, sums_[0] - quotas_[0]);
        for (std::size_t i = 0; i < quotas_.size(); ++i)
            if (sums_[i] < quotas_[i]) return 0;
        return 1;
    }

private:
    void add(const std::vector<std::int64_t>& weights, std::int64_t quota) {
        weights_.push_back(&weights);
        quotas_.push_back(quota);
    }
    void change(unsigned player, std::int64_t times) {
        for (std::size_t i = 0; i < weights_.size(); ++i)
            sums_[i] += times * (*weights_[i])[player];
    }

    bool isVote_;
    std::vector<const std::vector<std::int64_t>*> weights_;
    std::vector<std::int64_t> quotas_;
    Sums sums_{};
};

/// Means of what the members of one group of players add, sample by sample.
struct GroupMean {
    double sum = 0;
    double squares = 0;
    double now = 0; ///< in this sample so far

    void finishSample(double members) {
        const double mean = now / members;
        sum += mean;
        squares += mean * mean;
        now = 0;
    }
    /// Samples are from 0 to `range`.
    [[nodiscard]] Estimated over(double count, double range, double parts) const {
        const double mean = sum / count;
        const double variance = std::max(0.0, (squares - count * mean * mean) / (count - 1));
        const double one = range / count; // what one more sample would have changed
        const double error = 2 * std::sqrt(variance / count + one * one) + 2 * one;
        return {mean / parts, error / parts};
    }
};

class Sampler {
public:
    Sampler(const CoalitionGame& game, std::uint64_t seed)
        : game_(game), groups_(alikePlayers(game)), groupOf_(game.players()), order_(game.players()),
          byOrder_(groups_.size()), byCoalition_(groups_.size()), joined_(game), draws_(seed) {
        std::iota(order_.begin(), order_.end(), 0U);
        for (std::size_t group = 0; group < groups_.size(); ++group)
            for (const unsigned player : groups_[group])
                groupOf_[player] = group;
    }

    void sample() {
        sampleOrder();
        sampleCoalition();
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            const auto members = static_cast<double>(groups_[group].size());
            byOrder_[group].finishSample(members);
            byCoalition_[group].finishSample(members);
        }
    }

    [[nodiscard]] SampledPower found(std::uint64_t orders, std::uint64_t seed) const {
        SampledPower sampled{{}, {}, orders, seed};
        const bool isVote = game_.kind == CoalitionKind::vote;
        const auto count = static_cast<double>(orders);
        const auto parts = static_cast<double>(isVote ? 1 : game_.parts);
        for (unsigned player = 0; player < game_.players(); ++player) {
            const std::size_t group = groupOf_[player];
            const auto members = static_cast<double>(groups_[group].size());
            // The most that a player adds, and that all of a group add in one order.
            const double most =
                isVote ? 1 : static_cast<double>(std::min(game_.whole, game_.numbers[player]));
            const double all = isVote ? 1 : static_cast<double>(game_.whole);
            sampled.shapley.push_back(byOrder_[group].over(count, std::min(most, all / members), parts));
            sampled.banzhaf.push_back(byCoalition_[group].over(count, most, parts));
        }
        return sampled;
    }

private:
    void sampleOrder() {
        shuffle(order_, draws_);
        joined_.empty();
        std::int64_t before = 0;
        for (const unsigned player : order_) {
            joined_.join(player);
            const std::int64_t now = joined_.worth();
            byOrder_[groupOf_[player]].now += static_cast<double>(now - before);
            before = now;
        }
    }

    /// What each player adds to the others of one random coalition.
    void sampleCoalition() {
        constexpr unsigned bits = 64;
        joined_.empty();
        std::uint64_t coins = 0;
        std::vector<bool>& isIn = isIn_;
        isIn.assign(order_.size(), false);
        for (unsigned player = 0; player < order_.size(); ++player, coins >>= 1U) {
            if (player % bits == 0) coins = draws_.next();
            if ((coins & 1U) == 0) continue;
            isIn[player] = true;
            joined_.join(player);
        }
        const std::int64_t worth = joined_.worth();
        for (unsigned player = 0; player < order_.size(); ++player) {
            isIn[player] ? joined_.leave(player) : joined_.join(player);
            byCoalition_[groupOf_[player]].now += static_cast<double>(std::abs(joined_.worth() - worth));
            isIn[player] ? joined_.join(player) : joined_.leave(player);
        }
    }

    const CoalitionGame& game_;
    std::vector<std::vector<unsigned>> groups_;
    std::vector<std::size_t> groupOf_; ///< of each player
    std::vector<unsigned> order_;
    std::vector<bool> isIn_;
    std::vector<GroupMean> byOrder_;
    std::vector<GroupMean> byCoalition_;
    Joined joined_;
    Random draws_;
};

} // namespace

Expected<SampledPower> sampledPower(const CoalitionGame& game, std::uint64_t orders, std::uint64_t seed,
                                    Task& task) {
    constexpr std::uint64_t often = 64;
    Sampler sampler(game, seed);
    for (std::uint64_t done = 0; done < orders; ++done) {
        if (done % often == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(done) / static_cast<double>(orders));
        }
        sampler.sample();
    }
    return sampler.found(orders, seed);
}

} // namespace mexplorer
