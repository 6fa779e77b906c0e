#pragma once

#include "core/theory/wide.h"

#include <cstdint>
#include <utility>

namespace mexplorer {

/// ⌊√n⌋, exact for every n.
[[nodiscard]] std::uint64_t integerSquareRoot(Wide n);

/// ⌊kφ⌋ for the golden ratio φ = (1 + √5)/2, exact for every k ≤ 2^62 + 1, as (k + ⌊√(5k²)⌋) / 2. O(1).
/// Floating point goes wrong from k = 2^26 on, where kφ is close to a whole number.
[[nodiscard]] std::uint64_t floorTimesPhi(std::uint64_t k);

/// ⌊a/φ⌋ = ⌊a(√5 − 1)/2⌋, exact for every a ≤ 2^62 + 1, as ⌊aφ⌋ − a. O(1).
[[nodiscard]] std::uint64_t floorOverPhi(std::uint64_t a);

/// Wythoff's k-th cold pair (⌊kφ⌋, ⌊kφ⌋ + k), k ≤ 2^61.
[[nodiscard]] std::pair<std::uint64_t, std::uint64_t> coldPair(std::uint64_t k);

/// The only b for which {a, b} is a cold pair; a ≤ 2^62. (By Rayleigh's theorem every number has one.)
[[nodiscard]] std::uint64_t coldPartner(std::uint64_t a);

/// Whether {a, b}, in either order, is one of Wythoff's cold pairs (Wythoff 1907); a, b ≤ 2^62.
[[nodiscard]] bool isColdPair(std::uint64_t a, std::uint64_t b);

} // namespace mexplorer
