#pragma once

#include <cstdint>
#include <optional>

namespace mexplorer {

// What formulas compute, with whole numbers of 64 bits: exactly, or nothing if the result is undefined or
// does not fit. A remainder is never negative, and the quotient is the floor.

[[nodiscard]] std::optional<std::int64_t> floorQuotient(std::int64_t a, std::int64_t b);
[[nodiscard]] std::optional<std::int64_t> leastRemainder(std::int64_t a, std::int64_t b);
/// O(log exponent).
[[nodiscard]] std::optional<std::int64_t> powerOf(std::int64_t base, std::int64_t exponent);
[[nodiscard]] std::optional<std::int64_t> gcdOf(std::int64_t a, std::int64_t b);
/// ⌊√n⌋.
[[nodiscard]] std::optional<std::int64_t> floorOfRoot(std::int64_t n);
/// ⌊(a + b√d) / c⌋. O(1).
[[nodiscard]] std::optional<std::int64_t> floorOfRooted(std::int64_t a, std::int64_t b, std::int64_t c,
                                                        std::int64_t d);
/// From 0: 0, 1, 1, 2, 3, 5 …
[[nodiscard]] std::optional<std::int64_t> fibonacciNumber(std::int64_t n);
/// Of the decimal digits, without the sign.
[[nodiscard]] std::int64_t sumOfDigits(std::int64_t n);
/// 0 divides only 0.
[[nodiscard]] bool doesDivide(std::int64_t divisor, std::int64_t n);
/// By Miller and Rabin's test with the bases 2 … 37, which is exact below 3.3·10^24 (Sorenson and Webster
/// 2015).
[[nodiscard]] bool isPrimeNumber(std::int64_t n);
[[nodiscard]] bool isFibonacciNumber(std::int64_t n);
[[nodiscard]] bool isSquareNumber(std::int64_t n);

} // namespace mexplorer
