#include "core/formula/number_facts.h"

#include "core/theory/golden.h"
#include "core/theory/wide.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace mexplorer {

namespace {

using Exact = std::optional<std::int64_t>;

std::uint64_t magnitude(std::int64_t n) {
    return n < 0 ? 0 - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
}

Exact ifItFits(SignedWide number) {
    using Limits = std::numeric_limits<std::int64_t>;
    if (number < Limits::min() || number > Limits::max()) return std::nullopt;
    return static_cast<std::int64_t>(number);
}

SignedWide floorOfQuotient(SignedWide a, SignedWide b) {
    const SignedWide quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// ⌊|b|√d⌋, and whether that is exact. b²d has up to 189 bits.
std::pair<Wide, bool> floorOfMultipleRoot(std::uint64_t b, std::uint64_t d) {
    const Wide square = Wide{b} * b;
    if (d == 0 || square <= ~Wide{0} / d) {
        const Wide root = integerSquareRoot(square * d);
        return {root, root * root == square * d};
    }
    using boost::multiprecision::uint256_t;
    const uint256_t whole = uint256_t(square) * d;
    uint256_t rest;
    const uint256_t root = boost::multiprecision::sqrt(whole, rest);
    return {static_cast<Wide>(root), rest == 0};
}

std::uint64_t productModulo(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
    return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t powerModulo(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
    std::uint64_t power = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 != 0) power = productModulo(power, base, modulus);
        base = productModulo(base, base, modulus);
    }
    return power;
}

/// Whether the odd n is a prime or looks like one to this base.
bool looksPrime(std::uint64_t n, std::uint64_t base) {
    const int twos = std::countr_zero(n - 1);
    std::uint64_t power = powerModulo(base, (n - 1) >> static_cast<unsigned>(twos), n);
    if (power == 1) return true;
    for (int i = 0; i < twos; ++i) {
        if (power == n - 1) return true;
        power = productModulo(power, power, n);
    }
    return false;
}

} // namespace

Exact floorQuotient(std::int64_t a, std::int64_t b) {
    if (b == 0) return std::nullopt;
    return ifItFits(floorOfQuotient(a, b));
}

Exact leastRemainder(std::int64_t a, std::int64_t b) {
    if (b == 0) return std::nullopt;
    const auto modulus = static_cast<SignedWide>(magnitude(b));
    const SignedWide remainder = SignedWide{a} % modulus;
    return static_cast<std::int64_t>(remainder < 0 ? remainder + modulus : remainder);
}

Exact powerOf(std::int64_t base, std::int64_t exponent) {
    if (exponent < 0) return std::nullopt;
    if (base == 0 || base == 1) return exponent == 0 ? 1 : base;
    if (base == -1) return exponent % 2 == 0 ? 1 : -1;
    std::int64_t power = 1;
    for (std::int64_t i = 0; i < exponent; ++i) { // at most 63 times, for |base| is 2 or more
        const Exact next = ifItFits(SignedWide{power} * base);
        if (!next) return std::nullopt;
        power = *next;
    }
    return power;
}

Exact gcdOf(std::int64_t a, std::int64_t b) {
    return ifItFits(static_cast<SignedWide>(std::gcd(magnitude(a), magnitude(b))));
}

Exact floorOfRoot(std::int64_t n) {
    if (n < 0) return std::nullopt;
    return static_cast<std::int64_t>(integerSquareRoot(static_cast<Wide>(n)));
}

Exact floorOfRooted(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
    if (c == 0 || d < 0) return std::nullopt;
    // For a positive divisor, which both may be negated for, ⌊(a + x) / c⌋ = ⌊(a + ⌊x⌋) / c⌋.
    const bool rises = (b > 0) == (c > 0);
    const auto [root, isExact] = floorOfMultipleRoot(magnitude(b), static_cast<std::uint64_t>(d));
    const auto size = static_cast<SignedWide>(root);
    const SignedWide floor = rises ? size : isExact ? -size : -size - 1;
    const SignedWide divisor = static_cast<SignedWide>(magnitude(c));
    return ifItFits(floorOfQuotient((c > 0 ? SignedWide{a} : -SignedWide{a}) + floor, divisor));
}

Exact fibonacciNumber(std::int64_t n) {
    constexpr std::int64_t largestIndex = 92;
    if (n < 0 || n > largestIndex) return std::nullopt;
    std::uint64_t number = 0;
    std::uint64_t next = 1;
    for (std::int64_t i = 0; i < n; ++i) {
        const std::uint64_t sum = number + next; // the 93rd fits without a sign
        number = next;
        next = sum;
    }
    return static_cast<std::int64_t>(number);
}

std::int64_t sumOfDigits(std::int64_t n) {
    std::int64_t sum = 0;
    for (std::uint64_t rest = magnitude(n); rest > 0; rest /= 10)
        sum += static_cast<std::int64_t>(rest % 10);
    return sum;
}

bool doesDivide(std::int64_t divisor, std::int64_t n) {
    return divisor == 0 ? n == 0 : magnitude(n) % magnitude(divisor) == 0;
}

bool isPrimeNumber(std::int64_t number) {
    if (number < 2) return false;
    const auto n = static_cast<std::uint64_t>(number);
    constexpr std::uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (const std::uint64_t base : bases) {
        if (n % base == 0) return n == base;
    }
    if (n < 41 * 41) return true;
    for (const std::uint64_t base : bases) {
        if (!looksPrime(n, base)) return false;
    }
    return true;
}

bool isFibonacciNumber(std::int64_t n) {
    std::uint64_t number = 0;
    std::uint64_t next = 1;
    while (number < magnitude(n)) {
        const std::uint64_t sum = number + next;
        number = next;
        next = sum;
    }
    return n >= 0 && number == magnitude(n);
}

bool isSquareNumber(std::int64_t n) {
    const Exact root = floorOfRoot(n);
    return root && *root * *root == n;
}

} // namespace mexplorer
