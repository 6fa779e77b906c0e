#pragma once

#include "core/coalition/coalition_values.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <functional>
#include <vector>

namespace mexplorer {

/// The exact values, by player.
struct PowerValues {
    /// Of all orders in which the players may arrive, the mean of what each adds (Shapley 1953).
    std::vector<Rational> shapley;
    /// Of all coalitions of others, the mean of what he adds (Banzhaf 1965; not normalised).
    std::vector<Rational> banzhaf;
};
/// O(2ⁿ · n).
[[nodiscard]] PowerValues powerValues(const CoalitionValues& values);

/// What a player adds to coalitions of others, by their size.
struct Contributions {
    std::vector<Rational> sums;  ///< over all coalitions of so many others
    std::vector<Integer> counts; ///< how many coalitions those are
};
/// Of one player. O(2ⁿ).
[[nodiscard]] Contributions contributionsOf(const CoalitionValues& values, unsigned player);

/// The share of all orders in which exactly this coalition is there when a certain other player arrives:
/// s! (n − s − 1)! / n!.
[[nodiscard]] Rational orderWeight(unsigned players, unsigned sizeBefore);

/// A mean of samples, and how far off it is at most in about 95 % of cases: two standard errors or, if all
/// samples were alike, 3 |v(N)| / their number.
struct Estimated {
    double mean = 0;
    double error = 0;
};
struct SampledPower {
    std::vector<Estimated> shapley;
    std::vector<Estimated> banzhaf;
    std::uint64_t orders = 0; ///< and as many coalitions of others for each player
    std::uint64_t seed = 0;
};
/// For more players than a table has: from `orders` random orders, at least 1, the same for the same seed.
/// `worth` is the value of a coalition in units, of which `parts` are 1; it is monotone. Errors: cancelled.
[[nodiscard]] Expected<SampledPower> sampledPower(unsigned players,
                                                  const std::function<std::int64_t(Coalition)>& worth,
                                                  std::int64_t parts, std::uint64_t orders,
                                                  std::uint64_t seed, Task& task);

inline constexpr std::uint64_t usualOrders = 20'000;
inline constexpr std::uint64_t usualSeed = 1953;

} // namespace mexplorer
