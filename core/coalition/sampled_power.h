#pragma once

#include "core/coalition/coalition_game.h"

#include <vector>

namespace mexplorer {

/// A mean of samples, and how far off it is at most in about 95 % of cases: as in Wilson’s interval (1927),
/// so that what is rare, or not met at all, is not taken for nothing.
struct Estimated {
    double mean = 0;
    double error = 0;
};
struct SampledPower {
    std::vector<Estimated> shapley; ///< by player; those who are alike have the same
    std::vector<Estimated> banzhaf;
    std::uint64_t orders = 0; ///< and as many coalitions
    std::uint64_t seed = 0;
};
/// The values of a vote or a bankruptcy that cannot be counted (see countedPower): from `orders` random
/// orders, at least 2, the same for the same seed. What players who are alike add is put together. Errors:
/// cancelled.
[[nodiscard]] Expected<SampledPower> sampledPower(const CoalitionGame& game, std::uint64_t orders,
                                                  std::uint64_t seed, Task& task);

inline constexpr std::uint64_t usualOrders = 200'000;
inline constexpr std::uint64_t usualSeed = 1953;

} // namespace mexplorer
