#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// Some of at most 64 players, who are numbered from 0: bit i says whether player i is among them.
using Coalition = std::uint64_t;

/// The most players for whom a table of the values of all coalitions is kept.
inline constexpr unsigned mostInTable = 16;
/// The most players if a rule gives the value of each coalition.
inline constexpr unsigned mostPlayers = 200;

[[nodiscard]] constexpr Coalition alone(unsigned player) {
    return Coalition{1} << player;
}
[[nodiscard]] constexpr Coalition everybody(unsigned players) {
    return (Coalition{1} << players) - 1;
}
[[nodiscard]] constexpr unsigned sizeOf(Coalition coalition) {
    return static_cast<unsigned>(std::popcount(coalition));
}
[[nodiscard]] constexpr bool has(Coalition coalition, unsigned player) {
    return (coalition >> player & 1U) != 0;
}
/// The members in order.
[[nodiscard]] std::vector<unsigned> membersOf(Coalition coalition);

/// Every non-empty coalition, by size, then in lexicographic order: 1, 2, 3, 12, 13, 23, 123. At most
/// mostInTable players. O(2ⁿ · n).
[[nodiscard]] std::vector<Coalition> inOrder(unsigned players);

/// “{1, 3}”, as `names` call the players; “∅” is the empty coalition.
[[nodiscard]] std::string coalitionText(Coalition coalition, std::span<const std::string> names);
/// The same with only the first and last of three or more in a row: “{1…7, 14}”.
[[nodiscard]] std::string briefText(Coalition coalition, std::span<const std::string> names);

} // namespace mexplorer
