#pragma once

#include "core/rules/coin_turning.h"
#include "core/task/task.h"
#include "core/theory/nimber.h"

namespace mexplorer {

/// Rows of coins whose value is the XOR of their heads' values.
template <class R>
concept CoinRules = ImpartialRules<R> && std::same_as<typename R::Position, Coins> &&
    requires(const R& rules) {
    { rules.sets() } -> std::same_as<const TurnSets&>;
};

/// The largest value of a coin that the engine computes.
inline constexpr Nimber mostCoinValue = (Nimber{1} << 22U) - 1;

/// The SG values of lone heads at places 1 … `places` (the first at index 0), or of as many as have values up
/// to `most`. For each number of coins that an `any` set turns besides the right-most, a set is kept of the
/// XORs that this many of the coins so far can have. O(places · (largest `any` set · largest value / 64 +
/// coins of fixed sets)). Errors: cancelled.
[[nodiscard]] Expected<std::vector<Nimber>> coinValues(const TurnSets& sets, std::size_t places, Task& task,
                                                       Nimber most = mostCoinValue);

/// The error for a head at `place` whose value, alone, is above `most`.
[[nodiscard]] tl::unexpected<Error> tooLargeAt(std::size_t place, Nimber most);

/// How many turns have their right-most coin at one of the places up to `last`; UINT64_MAX if more.
[[nodiscard]] std::uint64_t turnsUpTo(const TurnSets& sets, std::size_t last);

/// Whether this many turns can be tried one by one, as the definition does. Errors: too large.
[[nodiscard]] Expected<void> checkTurns(std::uint64_t turns);

} // namespace mexplorer
