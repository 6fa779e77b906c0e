#include "core/coalition/closed_power.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

/// What one glove adds on average if so many others have the same, and so many the other one.
struct GloveValue {
    Rational shapley;
    Rational banzhaf;
};
GloveValue valueOfGlove(std::size_t same, std::size_t other, const std::vector<Integer>& factorials) {
    const std::size_t n = same + 1 + other;
    const auto choose = [&](std::size_t all, std::size_t some) {
        return Integer(factorials[all] / (factorials[some] * factorials[all - some]));
    };
    Integer weighted = 0; // over n!
    Integer plain = 0;    // over 2ⁿ⁻¹
    for (std::size_t s = 0; s <= same; ++s) {
        for (std::size_t o = s + 1; o <= other; ++o) {
            const Integer ways = choose(same, s) * choose(other, o);
            plain += ways;
            weighted += ways * factorials[s + o] * factorials[n - 1 - s - o];
        }
    }
    return {Rational(weighted, factorials[n]), Rational(plain, Integer(1) << (n - 1))};
}

} // namespace

std::vector<Integer> factorialsUpTo(std::size_t n) {
    std::vector<Integer> all{1};
    for (std::size_t i = 1; i <= n; ++i)
        all.push_back(all.back() * i);
    return all;
}

PowerValues airportPower(const std::vector<std::int64_t>& costs, std::int64_t parts) {
    const std::size_t n = costs.size();
    std::vector<std::size_t> byCost(n);
    std::iota(byCost.begin(), byCost.end(), std::size_t{0});
    std::stable_sort(byCost.begin(), byCost.end(),
                     [&](std::size_t a, std::size_t b) { return costs[a] < costs[b]; });
    PowerValues power;
    power.shapley.assign(n, Rational(0));
    power.banzhaf.assign(n, Rational(0));
    Rational shared = 0; // by all who need the runway up to here
    Rational alone = 0;
    std::int64_t before = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t player = byCost[i];
        const Rational part(costs[player] - before, parts);
        const std::size_t users = n - i;
        shared += part / users;
        alone += part / Rational(Integer(1) << (users - 1));
        before = costs[player];
        power.shapley[player] = -shared;
        power.banzhaf[player] = -alone;
    }
    return power;
}

PowerValues glovesPower(const std::vector<std::int64_t>& gloves) {
    const auto right =
        static_cast<std::size_t>(std::accumulate(gloves.begin(), gloves.end(), std::int64_t{0}));
    const std::size_t left = gloves.size() - right;
    const auto factorials = factorialsUpTo(gloves.size());
    GloveValue ofLeft;
    GloveValue ofRight;
    if (left > 0) ofLeft = valueOfGlove(left - 1, right, factorials);
    if (right > 0) ofRight = valueOfGlove(right - 1, left, factorials);
    PowerValues power;
    for (const std::int64_t glove : gloves) {
        const GloveValue& own = glove == 0 ? ofLeft : ofRight;
        power.shapley.push_back(own.shapley);
        power.banzhaf.push_back(own.banzhaf);
    }
    return power;
}

} // namespace mexplorer
