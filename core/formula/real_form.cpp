#include "core/formula/real_form.h"

#include "core/formula/normal_tree.h"
#include "core/theory/golden.h"

#include <numeric>
#include <utility>

namespace mexplorer {

namespace {

using Op = Operation;

constexpr std::size_t longestReal = 2000; // parts of a + b√d and c together
constexpr std::int64_t largestExponent = 64;

FormulaTree pair(Op operation, const FormulaTree& x, const FormulaTree& y) {
    return normalTree(operation, {x, y});
}

bool isZero(const FormulaTree& tree) {
    return isConstant(tree, 0);
}

// A constant 0 here is no part of a form, as if it were not written: what has no value does not get there.
FormulaTree plus(const FormulaTree& x, const FormulaTree& y) {
    if (isZero(x)) return y;
    return isZero(y) ? x : pair(Op::add, x, y);
}
FormulaTree times(const FormulaTree& x, const FormulaTree& y) {
    return isZero(x) || isZero(y) ? constantTree(0) : pair(Op::multiply, x, y);
}
FormulaTree minus(const FormulaTree& x) {
    return normalTree(Op::negate, {x});
}

/// The largest factors whose squares divide d, of those that are found fast, come before the root.
void takeSquaresOut(RealForm& real) {
    if (!isConstant(real.d) || real.d.number <= 0) return;
    constexpr std::int64_t largestTried = 1 << 10;
    std::int64_t rest = real.d.number;
    std::int64_t outside = 1;
    for (std::int64_t factor = 2; factor <= largestTried && factor * factor <= rest; ++factor) {
        for (; rest % (factor * factor) == 0; rest /= factor * factor)
            outside *= factor;
    }
    const auto root = static_cast<std::int64_t>(integerSquareRoot(static_cast<Wide>(rest)));
    if (root * root == rest) {
        outside *= root;
        rest = 1;
    }
    real.b = times(constantTree(outside), real.b);
    real.d = constantTree(rest);
}

RealForm reduced(RealForm real) {
    takeSquaresOut(real);
    if (isConstant(real.d, 1)) {
        real.a = plus(real.a, real.b);
        real.b = constantTree(0);
    }
    if (isZero(real.b) || isZero(real.d)) {
        real.b = constantTree(0);
        real.d = constantTree(0);
    }
    if (!isConstant(real.c) || isZero(real.c)) return real;
    if (real.c.number < 0) {
        real.a = minus(real.a);
        real.b = minus(real.b);
        real.c = minus(real.c);
    }
    constexpr std::int64_t least = INT64_MIN; // has no opposite
    if (!isConstant(real.a) || !isConstant(real.b) || !isConstant(real.c) || real.a.number == least ||
        real.b.number == least || real.c.number == least)
        return real;
    const std::int64_t common = std::gcd(std::gcd(real.a.number, real.b.number), real.c.number);
    for (FormulaTree* part : {&real.a, &real.b, &real.c})
        part->number /= common;
    return real;
}

RealResult checked(RealForm real) {
    std::size_t size = 0;
    for (const FormulaTree* part : {&real.a, &real.b, &real.c, &real.d})
        size += sizeOf(*part, longestReal);
    if (size > longestReal) return NoForm::tooLong;
    return reduced(std::move(real));
}

bool haveOneRoot(const RealForm& x, const RealForm& y) {
    return isZero(x.b) || isZero(y.b) || x.d == y.d;
}

const FormulaTree& rootedOf(const RealForm& x, const RealForm& y) {
    return isZero(x.b) ? y.d : x.d;
}

} // namespace

RealForm realOf(FormulaTree whole) {
    return {std::move(whole), constantTree(0), constantTree(1), constantTree(0)};
}

RealForm fractionOf(FormulaTree a, FormulaTree c) {
    return reduced({std::move(a), constantTree(0), std::move(c), constantTree(0)});
}

RealForm goldenForm() {
    return {constantTree(1), constantTree(1), constantTree(2), constantTree(5)};
}

bool isWhole(const RealForm& real) {
    return isZero(real.b) && isConstant(real.c, 1);
}

RealResult sumOf(const RealForm& x, const RealForm& y) {
    if (!haveOneRoot(x, y)) return NoForm::mixedRoots;
    if (x.c == y.c) return checked({plus(x.a, y.a), plus(x.b, y.b), x.c, rootedOf(x, y)});
    return checked({plus(times(x.a, y.c), times(y.a, x.c)), plus(times(x.b, y.c), times(y.b, x.c)),
                    times(x.c, y.c), rootedOf(x, y)});
}

RealForm negativeOf(const RealForm& x) {
    return {minus(x.a), minus(x.b), x.c, x.d};
}

RealResult productOf(const RealForm& x, const RealForm& y) {
    if (!haveOneRoot(x, y)) return NoForm::mixedRoots;
    const FormulaTree& d = rootedOf(x, y);
    return checked({plus(times(x.a, y.a), times(times(x.b, y.b), d)), plus(times(x.a, y.b), times(x.b, y.a)),
                    times(x.c, y.c), d});
}

RealResult quotientOf(const RealForm& x, const RealForm& y) {
    if (isZero(y.b)) return checked({times(x.a, y.c), times(x.b, y.c), times(x.c, y.a), x.d});
    if (!haveOneRoot(x, y)) return NoForm::mixedRoots;
    if (!isConstant(y.d)) return NoForm::rootBelow;
    // 1 / (a + b√d) = (a - b√d) / (a² - b²d), whose divisor is 0 only for 0, as d is not a square.
    const FormulaTree norm = plus(times(y.a, y.a), minus(times(times(y.b, y.b), y.d)));
    const RealForm inverse = reduced({times(y.a, y.c), minus(times(y.b, y.c)), norm, y.d});
    return productOf(x, inverse);
}

RealResult realPower(const RealForm& x, const FormulaTree& exponent) {
    if (!isConstant(exponent) || exponent.number < 0 || exponent.number > largestExponent)
        return NoForm::endlessPower;
    RealResult power = realOf(constantTree(1));
    for (std::int64_t i = 0; i < exponent.number && std::holds_alternative<RealForm>(power); ++i)
        power = productOf(std::get<RealForm>(power), x);
    return power;
}

RealResult rootOf(const RealForm& x) {
    if (!isZero(x.b)) return NoForm::mixedRoots;
    // √(a / c) = √(ac) / |c|
    const FormulaTree size = isConstant(x.c) && x.c.number > 0 ? x.c : normalTree(Op::absolute, {x.c});
    return checked({constantTree(0), constantTree(1), size, times(x.a, x.c)});
}

FormulaTree floorOfReal(const RealForm& x) {
    if (isZero(x.b)) return pair(Op::divide, x.a, x.c);
    if (isZero(x.a) && isConstant(x.b, 1) && isConstant(x.c, 1)) return normalTree(Op::root, {x.d});
    return normalTree(Op::floorOf, {x.a, x.b, x.c, x.d});
}

} // namespace mexplorer
