#pragma once

#include "core/coalition/majority.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mexplorer {

/// Players who weigh something, and what a set of them may have at most.
struct WeighedPlayers {
    std::vector<Sums> weights; ///< by player, not negative
    Sums most{};
    std::size_t mostMembers = 0;
};

/// Counts the sets of players by what they weigh and by their size, as far as they stay within the bounds:
/// players are added one after the other, and to count the sets without a certain one, he is taken out again.
/// `Number` is an unsigned type in which all counts fit. O(players · sums · sizes).
template <class Number>
class SetCounter {
public:
    SetCounter(const WeighedPlayers& players, Task& task) : players_(players), task_(task) {}

    /// Finds the sums that occur. False if there are more than `mostCells` of them, times the sizes.
    bool prepare(std::size_t mostCells) {
        sizes_ = 1 + largestSize();
        sums_ = {Sums{}};
        for (const Sums& weight : players_.weights) {
            std::vector<Sums> more;
            for (const Sums& sum : sums_)
                if (const auto larger = within(sum, weight)) more.push_back(*larger);
            std::vector<Sums> both; // both are sorted: adding the same keeps the lexicographic order
            std::set_union(sums_.begin(), sums_.end(), more.begin(), more.end(), std::back_inserter(both));
            sums_ = std::move(both);
            if (sums_.size() * sizes_ > mostCells) return false;
        }
        return true;
    }

    /// To be called once, after `prepare`. Errors: cancelled.
    Expected<void> count() {
        cells_.assign(sums_.size() * sizes_, Number(0));
        cells_.front() = 1;
        for (const Sums& weight : players_.weights) {
            if (task_.cancelled()) return cancelled();
            withPlayer(weight);
        }
        return {};
    }

    /// What `worth(sums, size)` says of each set without a player of this weight, added up by size.
    template <class Worth>
    [[nodiscard]] std::vector<Number> addedWithout(const Sums& weight, const Worth& worth) {
        others_ = cells_;
        eachPair(weight, [&](std::size_t at, std::size_t without) {
            for (std::size_t size = 1; size < sizes_; ++size)
                others_[at * sizes_ + size] -= others_[without * sizes_ + size - 1];
        });
        std::vector<Number> added(sizes_, Number(0));
        for (std::size_t at = 0; at < sums_.size(); ++at)
            for (std::size_t size = 0; size < sizes_; ++size)
                if (const auto one = worth(sums_[at], size); one != 0)
                    added[size] += others_[at * sizes_ + size] * Number(one);
        return added;
    }

private:
    [[nodiscard]] std::optional<Sums> within(const Sums& sum, const Sums& weight) const {
        Sums larger = sum;
        for (std::size_t i = 0; i < larger.size(); ++i) {
            larger[i] += weight[i];
            if (larger[i] > players_.most[i]) return std::nullopt;
        }
        return larger;
    }

    /// How many of the lightest players stay within the bounds.
    [[nodiscard]] std::size_t largestSize() const {
        std::size_t largest = std::min(players_.mostMembers, players_.weights.size());
        for (std::size_t i = 0; i < mostMajorities; ++i) {
            std::vector<std::int64_t> weights;
            for (const Sums& weight : players_.weights)
                weights.push_back(weight[i]);
            std::sort(weights.begin(), weights.end());
            std::int64_t sum = 0;
            std::size_t fit = 0;
            while (fit < weights.size() && (sum += weights[fit]) <= players_.most[i])
                ++fit;
            largest = std::min(largest, fit);
        }
        return largest;
    }

    /// Visits each sum that is another plus `weight`, ascending, with the places of both.
    template <class Visit>
    void eachPair(const Sums& weight, const Visit& visit) const {
        std::size_t at = 0;
        for (std::size_t without = 0; without < sums_.size(); ++without) {
            const auto larger = within(sums_[without], weight);
            if (!larger) continue;
            while (at < sums_.size() && sums_[at] < *larger)
                ++at;
            if (at < sums_.size() && sums_[at] == *larger) visit(at, without);
        }
    }

    void withPlayer(const Sums& weight) {
        pairs_.clear();
        eachPair(weight, [&](std::size_t at, std::size_t without) { pairs_.emplace_back(at, without); });
        for (auto pair = pairs_.rbegin(); pair != pairs_.rend(); ++pair) {
            const auto [at, without] =
                *pair; // not changed yet, as it is less or, for a weight of 0, the same
            for (std::size_t size = sizes_ - 1; size > 0; --size)
                cells_[at * sizes_ + size] += cells_[without * sizes_ + size - 1];
        }
    }

    const WeighedPlayers& players_;
    Task& task_;
    std::size_t sizes_ = 1;
    std::vector<Sums> sums_;     ///< sorted
    std::vector<Number> cells_;  ///< by sum, then by size
    std::vector<Number> others_; ///< the same without a player
    std::vector<std::pair<std::size_t, std::size_t>> pairs_;
};

} // namespace mexplorer
