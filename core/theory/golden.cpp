#include "core/theory/golden.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

std::uint64_t integerSquareRoot(Wide n) {
    if (n == 0) return 0;
    // The 64-bit mantissa of long double is off by a few units at most; two Newton steps and a look to either
    // side make it exact.
    Wide root = static_cast<Wide>(std::sqrt(static_cast<long double>(n)));
    root = std::max<Wide>(root, 1);
    for (int step = 0; step < 2; ++step)
        root = (root + n / root) / 2;
    while (root > n / root)
        --root;
    while (root + 1 <= n / (root + 1))
        ++root;
    return static_cast<std::uint64_t>(root);
}

std::uint64_t floorTimesPhi(std::uint64_t k) {
    const Wide square = Wide{k} * k * 5;
    return static_cast<std::uint64_t>((Wide{k} + integerSquareRoot(square)) / 2);
}

std::uint64_t floorOverPhi(std::uint64_t a) {
    return floorTimesPhi(a) - a; // 1/φ = φ − 1
}

std::pair<std::uint64_t, std::uint64_t> coldPair(std::uint64_t k) {
    const std::uint64_t a = floorTimesPhi(k);
    return {a, a + k};
}

std::uint64_t coldPartner(std::uint64_t a) {
    // a = ⌊kφ⌋ is possible only for k = ⌊(a + 1)/φ⌋. Otherwise a = ⌊jφ⌋ + j with
    // j = ⌊(a + 1)/φ²⌋, and because 1/φ + 1/φ² = 1, that j is a − k.
    const std::uint64_t k = floorOverPhi(a + 1);
    return floorTimesPhi(k) == a ? a + k : k;
}

bool isColdPair(std::uint64_t a, std::uint64_t b) {
    const auto [low, high] = std::minmax(a, b);
    return floorTimesPhi(high - low) == low;
}

} // namespace mexplorer
