#pragma once

#include "core/coalition/power.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// The values of an airport of any number of players, from their costs, not negative, in units of which
/// `parts` are 1. Each part of the runway is paid by those who need it: for the Shapley value in equal shares
/// (Littlechild, Owen 1973), for the Banzhaf value by one of them as often as no other has joined.
[[nodiscard]] PowerValues airportPower(const std::vector<std::int64_t>& costs, std::int64_t parts);

/// The values of a market of gloves: each player has 0, a left one, or 1, a right one. A left glove makes a
/// pair whenever fewer left than right ones are there. O(left · right).
[[nodiscard]] PowerValues glovesPower(const std::vector<std::int64_t>& gloves);

/// 0!, 1!, …, n!.
[[nodiscard]] std::vector<Integer> factorialsUpTo(std::size_t n);

} // namespace mexplorer
