#include "core/coalition/power.h"

#include "core/theory/wide.h"

#include <array>
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

} // namespace

std::vector<Rational> PowerValues::banzhafSharing(const Rational& whole) const {
    const Rational sum = std::accumulate(banzhaf.begin(), banzhaf.end(), Rational(0));
    std::vector<Rational> parts;
    if (sum == 0) return parts;
    for (const Rational& one : banzhaf)
        parts.emplace_back(whole * one / sum);
    return parts;
}

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

} // namespace mexplorer
