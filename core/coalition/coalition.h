#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// Some of the players, who are numbered from 0: bit i says whether player i is among them.
using Coalition = std::uint64_t;

/// A value for each coalition is kept in a table for so many players at most.
inline constexpr unsigned mostInTable = 16;
/// What has a rule for the value of each coalition may have so many.
inline constexpr unsigned mostPlayers = 60;

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

/// Every coalition with members, by size, then in lexicographic order: 1, 2, 3, 12, 13, 23, 123. At most
/// mostInTable players. O(2ⁿ · n).
[[nodiscard]] std::vector<Coalition> inOrder(unsigned players);

/// “{1, 3}”, as `names` call the players; “∅” is nobody.
[[nodiscard]] std::string coalitionText(Coalition coalition, std::span<const std::string> names);
/// “{1…7, 14}”: of three or more in a row the first and the last.
[[nodiscard]] std::string briefText(Coalition coalition, std::span<const std::string> names);

} // namespace mexplorer
