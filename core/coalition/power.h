#pragma once

#include "core/coalition/coalition_values.h"

#include <vector>

namespace mexplorer {

/// The exact values, by player.
struct PowerValues {
    /// Of all orders in which the players may arrive, the mean of what each adds (Shapley 1953).
    std::vector<Rational> shapley;
    /// Of all coalitions of others, the mean of what he adds (Penrose 1946, Banzhaf 1965): the absolute
    /// value.
    std::vector<Rational> banzhaf;

    /// The Banzhaf values as parts of their sum, so that they add up to 1; none if their sum is 0.
    [[nodiscard]] std::vector<Rational> normalisedBanzhaf() const { return banzhafSharing(1); }
    /// The same as parts of `whole`: the normalised Banzhaf value if that is what all are worth together.
    [[nodiscard]] std::vector<Rational> banzhafSharing(const Rational& whole) const;
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

} // namespace mexplorer
