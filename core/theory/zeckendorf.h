#pragma once

#include <cstdint>
#include <vector>

namespace mexplorer {

/// The numbers 1, 2, 3, 5, 8, … that add up to n, no two of them neighbours in the Fibonacci sequence,
/// largest first; none for 0. There is exactly one such sum (Lekkerkerker 1952, Zeckendorf 1972). O(log n).
[[nodiscard]] std::vector<std::uint64_t> zeckendorfParts(std::uint64_t n);

/// The smallest part; n > 0. O(log n).
[[nodiscard]] std::uint64_t smallestZeckendorfPart(std::uint64_t n);

} // namespace mexplorer
