#pragma once

#include <cstdint>

namespace mexplorer {

/// Saturating arithmetic: a result too large for 64 bits is UINT64_MAX.
[[nodiscard]] constexpr std::uint64_t saturatedSum(std::uint64_t a, std::uint64_t b) {
    std::uint64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

[[nodiscard]] constexpr std::uint64_t saturatedProduct(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

} // namespace mexplorer
