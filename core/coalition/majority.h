#pragma once

#include "core/theory/rational.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// The most majorities that a vote may need at once.
inline constexpr std::size_t mostMajorities = 4;

/// One condition of a vote: the weights of those in favour reach the quota. In units, of which `parts` are 1.
struct Majority {
    std::int64_t parts = 1;
    std::int64_t quota = 0;            ///< above 0, at most all weights together
    std::vector<std::int64_t> weights; ///< by player, not negative

    /// All weights together.
    [[nodiscard]] std::int64_t total() const;
    /// Each player’s weight as a part of them.
    [[nodiscard]] std::vector<Rational> shares() const;
};

/// What a set of players weighs by each of the majorities; 0 for those that there are not.
using Sums = std::array<std::int64_t, mostMajorities>;

} // namespace mexplorer
