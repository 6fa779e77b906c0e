#pragma once

#include <cstdint>

namespace mexplorer {

/// Whether n is one of 1, 2, 3, 5, 8, 13, …; n ≤ 2^63. O(log n).
[[nodiscard]] constexpr bool isFibonacci(std::uint64_t n) {
    std::uint64_t smaller = 1;
    std::uint64_t number = 1;
    while (number < n) {
        const std::uint64_t next = smaller + number;
        smaller = number;
        number = next;
    }
    return number == n;
}

} // namespace mexplorer
