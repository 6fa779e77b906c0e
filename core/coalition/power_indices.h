#pragma once

#include "core/coalition/coalition_values.h"

#include <vector>

namespace mexplorer {

/// Further indices of power in a simple game, by player; each adds up to 1. A member of a coalition that wins
/// is critical if it loses without him.
struct PowerIndices {
    /// Each minimal winning coalition, in which all are critical, is as likely as any other, and its members
    /// share one alike (Deegan, Packel 1978).
    std::vector<Rational> deeganPackel;
    /// The share of a player in all memberships of minimal winning coalitions (Holler 1982): what these win
    /// is a public good.
    std::vector<Rational> publicGood;
    /// Each coalition that has critical members is as likely as any other, and they share one alike (Johnston
    /// 1978).
    std::vector<Rational> johnston;
};
/// Requires a simple game. O(2ⁿ · n).
[[nodiscard]] PowerIndices powerIndices(const CoalitionValues& values);

} // namespace mexplorer
