// Written by tests/book, see tests/README.md.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mexplorer {

inline constexpr unsigned mostBookDiscs = 3;
/// For the positions with the fewest discs, in how many plies the player to move wins, or, with a minus,
/// loses; 0: a draw.
inline constexpr std::array<std::int8_t, 5> bookPlies = {
    41, 39, 41, 0, -40,
};
/// Who wins the others: the player to move (N), the other one (P), nobody (D).
inline constexpr std::string_view bookOutcomes =
    "NPPPNPNDNPDNNNDNNDDDNNNNNNNNNNNNNNNNNNNDPNDNPPNDNDNDNNNNNNNDDDNDDDPDDDNDNNNNNNND"
    "DNNDDPDPDPDDPNNNPNPNNNNPPPDNPNNDPNNNNNNNDNPNNPDNDDNPNNNNNNNNNNNNNN";

} // namespace mexplorer
