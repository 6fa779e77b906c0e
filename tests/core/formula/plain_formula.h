#pragma once

#include "core/formula/formula_tree.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/multiprecision/miller_rabin.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

// Computes formulas as their trees say it, with numbers of any length: for tests only.

namespace mexplorer::plain {

using Big = boost::multiprecision::cpp_int;
using Value = std::optional<Big>;

inline Value ifItFits(const Big& number) {
    using Limits = std::numeric_limits<std::int64_t>;
    return number >= Limits::min() && number <= Limits::max() ? Value(number) : std::nullopt;
}

inline Big floorOf(const Big& a, const Big& b) { // b > 0
    Big quotient = a / b;
    if (a % b < 0) --quotient;
    return quotient;
}

/// The largest r with r ≤ (a + b√d) / c, by squares: c·r - a ≤ b√d, for c > 0.
inline Big floorOfRooted(Big a, Big b, Big c, const Big& d) {
    if (c < 0) {
        a = -a;
        b = -b;
        c = -c;
    }
    const auto isAtMost = [&](const Big& r) {
        const Big x = c * r - a;
        const Big squares = b * b * d;
        if (b >= 0) return x <= 0 || x * x <= squares;
        return x <= 0 && x * x >= squares;
    };
    Big size = 1;
    while (!isAtMost(-size) || isAtMost(size))
        size *= 2;
    Big least = -size;
    while (size - least > 1) {
        const Big middle = floorOf(size + least, 2);
        (isAtMost(middle) ? least : size) = middle;
    }
    return least;
}

inline bool isPrime(const Big& n) {
    if (n < 2) return false;
    for (Big factor = 2; factor < 1000; ++factor) {
        if (factor * factor > n) return true;
        if (n % factor == 0) return false;
    }
    return miller_rabin_test(n, 25);
}

inline bool isFibonacci(const Big& n) {
    Big number = 0;
    Big next = 1;
    while (number < n) {
        const Big sum = number + next;
        number = next;
        next = sum;
    }
    return number == n;
}

inline Value binary(Operation operation, const Big& a, const Big& b) {
    switch (operation) {
    case Operation::add:
        return ifItFits(a + b);
    case Operation::subtract:
        return ifItFits(a - b);
    case Operation::multiply:
        return ifItFits(a * b);
    case Operation::divide:
        if (b == 0) return std::nullopt;
        return ifItFits(b > 0 ? floorOf(a, b) : floorOf(-a, -b));
    case Operation::modulo: {
        if (b == 0) return std::nullopt;
        const Big size = abs(b);
        return a - floorOf(a, size) * size;
    }
    case Operation::power: {
        if (b < 0) return std::nullopt;
        if (abs(a) <= 1) return b == 0 ? Big(1) : a >= 0 || b % 2 != 0 ? a : Big(1);
        return b > 64 ? std::nullopt : ifItFits(pow(a, static_cast<unsigned>(b)));
    }
    case Operation::least:
        return std::min(a, b);
    case Operation::most:
        return std::max(a, b);
    case Operation::gcd:
        return ifItFits(gcd(a, b));
    case Operation::exclusiveOr:
        return a < 0 || b < 0 ? std::nullopt : Value(a ^ b);
    case Operation::equal:
        return a == b ? 1 : 0;
    case Operation::unequal:
        return a != b ? 1 : 0;
    case Operation::less:
        return a < b ? 1 : 0;
    case Operation::atMost:
        return a <= b ? 1 : 0;
    case Operation::divides:
        return (a == 0 ? b == 0 : b % a == 0) ? 1 : 0;
    default:
        return std::nullopt;
    }
}

inline Value unary(Operation operation, const Big& a) {
    switch (operation) {
    case Operation::negate:
        return ifItFits(-a);
    case Operation::absolute:
        return ifItFits(abs(a));
    case Operation::bitCount: {
        if (a < 0) return std::nullopt;
        int bits = 0;
        for (Big rest = a; rest > 0; rest /= 2)
            bits += rest % 2 != 0 ? 1 : 0;
        return bits;
    }
    case Operation::root:
        return a < 0 ? std::nullopt : Value(sqrt(a));
    case Operation::twos: {
        if (a <= 0) return std::nullopt;
        int twos = 0;
        for (Big rest = a; rest % 2 == 0; rest /= 2)
            ++twos;
        return twos;
    }
    case Operation::digitSum: {
        int sum = 0;
        for (Big rest = abs(a); rest > 0; rest /= 10)
            sum += static_cast<int>(rest % 10);
        return sum;
    }
    case Operation::fibonacci: {
        if (a < 0 || a > 100) return std::nullopt;
        Big number = 0;
        Big next = 1;
        for (int i = 0; i < a; ++i) {
            const Big sum = number + next;
            number = next;
            next = sum;
        }
        return ifItFits(number);
    }
    case Operation::isPrime:
        return isPrime(a) ? 1 : 0;
    case Operation::isFibonacci:
        return a >= 0 && isFibonacci(a) ? 1 : 0;
    case Operation::isSquare:
        return a >= 0 && sqrt(a) * sqrt(a) == a ? 1 : 0;
    case Operation::isNot:
        return a == 0 ? 1 : 0;
    default:
        return std::nullopt;
    }
}

inline bool takesOne(Operation operation) {
    constexpr Operation such[] = {Operation::negate,    Operation::absolute, Operation::bitCount,
                                  Operation::root,      Operation::twos,     Operation::digitSum,
                                  Operation::fibonacci, Operation::isPrime,  Operation::isFibonacci,
                                  Operation::isSquare,  Operation::isNot};
    return std::ranges::find(such, operation) != std::end(such);
}

inline Value value(const FormulaTree& tree, std::span<const std::int64_t> numbers) {
    const auto& parts = tree.arguments;
    const auto part = [&](std::size_t i) { return value(parts[i], numbers); };
    switch (tree.operation) {
    case Operation::number:
        return tree.number;
    case Operation::name:
        return numbers[static_cast<std::size_t>(tree.number)];
    case Operation::always:
        return 1;
    case Operation::never:
        return 0;
    case Operation::both:
    case Operation::either: {
        const Big decides = tree.operation == Operation::both ? 0 : 1;
        Value last;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            last = part(i);
            if (!last || *last == decides) break;
        }
        return last;
    }
    case Operation::isIn: {
        const Value element = part(0);
        for (std::size_t i = 1; element && i < parts.size(); ++i) {
            const Value member = part(i);
            if (!member) return std::nullopt;
            if (*member == *element) return 1;
        }
        return element ? Value(0) : std::nullopt;
    }
    case Operation::choose: {
        const Value which = part(0);
        return which ? part(*which == 1 ? 1 : 2) : std::nullopt;
    }
    case Operation::floorOf: {
        const Value a = part(0);
        const Value b = a ? part(1) : std::nullopt;
        const Value c = b ? part(2) : std::nullopt;
        const Value d = c ? part(3) : std::nullopt;
        return d && *c != 0 && *d >= 0 ? ifItFits(floorOfRooted(*a, *b, *c, *d)) : std::nullopt;
    }
    default:
        break;
    }
    Value all = part(0);
    if (all && takesOne(tree.operation)) return unary(tree.operation, *all);
    for (std::size_t i = 1; all && i < parts.size(); ++i) {
        const Value next = part(i);
        all = next ? binary(tree.operation, *all, *next) : std::nullopt;
    }
    return all && parts.size() == 1 && tree.operation == Operation::gcd ? ifItFits(abs(*all)) : all;
}

} // namespace mexplorer::plain
