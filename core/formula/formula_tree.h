#pragma once

#include <cstdint>
#include <vector>

namespace mexplorer {

/// What a part of a formula does with its arguments.
enum class Operation : std::uint8_t {
    // Numbers.
    number,      ///< `number`
    name,        ///< the number of the name with the index `number`
    add,         ///< any number of arguments, at least two
    subtract,    ///< two
    multiply,    ///< any number of arguments, at least two
    divide,      ///< two: the floor of the quotient
    modulo,      ///< two: from 0 to below the divisor, whose sign does not matter
    negate,      ///< one
    power,       ///< two: the exponent is not negative
    absolute,    ///< one
    least,       ///< any number of arguments, at least one
    most,        ///< any number of arguments, at least one
    gcd,         ///< any number of arguments, at least one
    bitCount,    ///< one: how many binary digits are 1; of numbers that are not negative
    exclusiveOr, ///< two: of numbers that are not negative
    root,        ///< one, not negative: the floor of the square root
    twos,        ///< one, above 0: how often 2 divides it
    digitSum,    ///< one: of the decimal digits
    fibonacci,   ///< one, not negative: 0, 1, 1, 2, 3, 5 …
    floorOf,     ///< four whole numbers a, b, c, d: the floor of (a + b√d) / c
    choose,      ///< three: if the first, a condition, holds, the second, else the third
    // Conditions.
    equal,       ///< two
    unequal,     ///< two
    less,        ///< two
    atMost,      ///< two
    divides,     ///< two: the first divides the second; 0 divides only 0
    isIn,        ///< the first is one of the others; any number of these
    isPrime,     ///< one
    isFibonacci, ///< one
    isSquare,    ///< one
    both,        ///< any number of arguments, at least two
    either,      ///< any number of arguments, at least two
    isNot,       ///< one
    always,      ///< none
    never,       ///< none
};

/// A part of a formula, with the parts that it is made of. `>` and `≥` are `less` and `atMost` with their
/// arguments exchanged; a chain `a < b <= c` is `both`. What can be computed is computed, sums and products
/// within sums and products are dissolved, and a sum ends, a product begins with its constant: n - 1 is
/// `add` of n and -1, and 2n is `multiply` of 2 and n.
struct FormulaTree {
    Operation operation = Operation::number;
    std::int64_t number = 0;
    std::vector<FormulaTree> arguments = {};

    friend bool operator==(const FormulaTree&, const FormulaTree&) = default;
};

} // namespace mexplorer
