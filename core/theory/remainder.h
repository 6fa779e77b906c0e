#pragma once

#include "core/theory/golden.h"

#include <cstdint>

namespace mexplorer {

/// n mod d for one d and many n, by two multiplications instead of a division: exact for every d ≥ 1 and
/// every n of 32 bits (Lemire, Kaser, Kurz 2019).
class Remainder {
public:
    explicit constexpr Remainder(std::uint32_t divisor)
        : reciprocal_(UINT64_MAX / divisor + 1), divisor_(divisor) {}

    [[nodiscard]] constexpr std::uint32_t operator()(std::uint32_t n) const {
        const std::uint64_t fraction = reciprocal_ * n; // of n / d, in units of 2^-64
        return static_cast<std::uint32_t>((Wide{fraction} * divisor_) >> 64U);
    }

private:
    std::uint64_t reciprocal_; ///< ⌈2^64 / d⌉; 0 for d = 1, which gives 0 as it should
    std::uint64_t divisor_;
};

} // namespace mexplorer
