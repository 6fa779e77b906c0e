#include "core/coalition/power.h"

#include "core/theory/split_mix.h"
#include "core/theory/wide.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

using Factorials = std::array<Integer, mostInTable + 1>;

const Factorials& factorials() {
    static const Factorials all = [] {
        Factorials table;
        table[0] = 1;
        for (unsigned n = 1; n < table.size(); ++n)
            table[n] = table[n - 1] * n;
        return table;
    }();
    return all;
}

/// Sums of the values of the coalitions of each size: of all, and of those that each player belongs to.
template <class Sum>
struct SizeSums {
    std::array<Sum, mostInTable + 1> all{};
    std::array<std::array<Sum, mostInTable + 1>, mostInTable> with{};
};

/// Fills them in by recursion from the last player on, who is in or out: the sums of the half with him are
/// added to his `with`, those of both halves are passed on. O(2ⁿ) additions in all, rather than 2ⁿ · n / 2.
template <class Sum>
class SizeAdder {
public:
    explicit SizeAdder(const CoalitionValues& values) : values_(values) {}

    SizeSums<Sum> add() {
        const Bysize total = half(values_.players(), 0, 0);
        sums_.all = total;
        return sums_;
    }

private:
    using Bysize = std::array<Sum, mostInTable + 1>;
    static constexpr unsigned leaf = 4; ///< the first players, whose coalitions are added up one by one

    /// The sums by size over the coalitions that have exactly `above` among the players from `player` on.
    Bysize half(unsigned player, Coalition above, unsigned size) {
        Bysize sums{};
        if (player <= leaf) {
            block(player, above, size, sums);
            return sums;
        }
        const Bysize without = half(player - 1, above, size);
        const Bysize with = half(player - 1, above | alone(player - 1), size + 1);
        const unsigned most = size + player;
        for (unsigned s = size; s <= most; ++s) {
            sums_.with[player - 1][s] += with[s];
            sums[s] = without[s] + with[s];
        }
        return sums;
    }

    void block(unsigned players, Coalition above, unsigned size, Bysize& sums) {
        const std::int64_t* values = values_.units().data() + above;
        const Coalition end = Coalition{1} << players;
        for (Coalition below = 0; below < end; ++below) {
            const Sum value = values[below];
            const unsigned s = size + sizeOf(below);
            sums[s] += value;
            for (unsigned player = 0; player < players; ++player)
                sums_.with[player][s] += has(below, player) ? value : Sum{0};
        }
    }

    const CoalitionValues& values_;
    SizeSums<Sum> sums_;
};

Integer integerOf(std::int64_t number) {
    return number;
}
Integer integerOf(SignedWide number) {
    const bool isNegative = number < 0;
    const Wide size = isNegative ? Wide{0} - static_cast<Wide>(number) : static_cast<Wide>(number);
    Integer result = static_cast<std::uint64_t>(size >> 64U);
    result <<= 64U;
    result += static_cast<std::uint64_t>(size);
    return isNegative ? Integer(-result) : result;
}

template <class Sum>
PowerValues powerFrom(const CoalitionValues& values) {
    const unsigned n = values.players();
    const auto sums = SizeAdder<Sum>(values).add();
    const Factorials& factorial = factorials();
    PowerValues power;
    for (unsigned player = 0; player < n; ++player) {
        Integer weighted = 0; // over n!
        Integer plain = 0;    // over 2ⁿ⁻¹
        for (unsigned s = 0; s <= n; ++s) {
            const Integer with = integerOf(sums.with[player][s]);
            const Integer without = integerOf(sums.all[s]) - with;
            if (s > 0) weighted += factorial[s - 1] * factorial[n - s] * with;
            if (s < n) weighted -= factorial[s] * factorial[n - s - 1] * without;
            plain += with - without;
        }
        power.shapley.emplace_back(weighted, factorial[n] * values.parts());
        power.banzhaf.emplace_back(plain, (Integer(1) << (n - 1)) * values.parts());
    }
    return power;
}

/// A running mean with its spread (Welford 1962).
struct Running {
    double mean = 0;
    double squares = 0;

    void add(double sample, double count) {
        const double before = sample - mean;
        mean += before / count;
        squares += before * (sample - mean);
    }
    /// Samples that are all alike say nothing of their spread. But if none of n differed, fewer than 3 in n
    /// differ, with 95 % confidence (Hanley and Lippman-Hand 1983), and none by more than `range`.
    [[nodiscard]] Estimated over(double count, double range, double parts) const {
        const double error = squares > 0 ? 2 * std::sqrt(squares / (count - 1) / count) : 3 / count * range;
        return {mean / parts, error / parts};
    }
};

} // namespace

PowerValues powerValues(const CoalitionValues& values) {
    constexpr std::int64_t fits = INT64_MAX >> mostInTable;
    return values.greatest() <= fits ? powerFrom<std::int64_t>(values) : powerFrom<SignedWide>(values);
}

Contributions contributionsOf(const CoalitionValues& values, unsigned player) {
    const unsigned n = values.players();
    std::vector<SignedWide> sums(n, 0);
    std::vector<std::int64_t> counts(n, 0);
    for (Coalition others = 0; others < values.units().size(); ++others) {
        if (has(others, player)) continue;
        sums[sizeOf(others)] += SignedWide{values.units(others | alone(player))} - values.units(others);
        ++counts[sizeOf(others)];
    }
    Contributions contributions;
    for (unsigned size = 0; size < n; ++size) {
        contributions.sums.emplace_back(integerOf(sums[size]), Integer(values.parts()));
        contributions.counts.emplace_back(counts[size]);
    }
    return contributions;
}

Rational orderWeight(unsigned players, unsigned sizeBefore) {
    const Factorials& factorial = factorials();
    return {factorial[sizeBefore] * factorial[players - sizeBefore - 1], factorial[players]};
}

Expected<SampledPower> sampledPower(unsigned players, const std::function<std::int64_t(Coalition)>& worth,
                                    std::int64_t parts, std::uint64_t orders, std::uint64_t seed,
                                    Task& task) {
    constexpr std::uint64_t often = 64;
    std::vector<Running> byOrder(players);
    std::vector<Running> byCoalition(players);
    std::vector<unsigned> order(players);
    std::iota(order.begin(), order.end(), 0U);
    SplitMix draws(seed);
    const auto added = [&](Coalition before, unsigned player) {
        return static_cast<double>(worth(before | alone(player)) - worth(before));
    };
    for (std::uint64_t done = 0; done < orders; ++done) {
        if (done % often == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(done) / static_cast<double>(orders));
        }
        const auto count = static_cast<double>(done + 1);
        for (unsigned left = players; left > 1; --left)
            std::swap(order[left - 1], order[draws.next() % left]);
        Coalition there = 0;
        for (const unsigned player : order) {
            byOrder[player].add(added(there, player), count);
            there |= alone(player);
        }
        const Coalition some = draws.next() & everybody(players);
        for (unsigned player = 0; player < players; ++player)
            byCoalition[player].add(added(some & ~alone(player), player), count);
    }
    SampledPower sampled{{}, {}, orders, seed};
    const double range = std::abs(static_cast<double>(worth(everybody(players))));
    for (unsigned player = 0; player < players; ++player) {
        const auto count = static_cast<double>(orders);
        sampled.shapley.push_back(byOrder[player].over(count, range, static_cast<double>(parts)));
        sampled.banzhaf.push_back(byCoalition[player].over(count, range, static_cast<double>(parts)));
    }
    return sampled;
}

} // namespace mexplorer
