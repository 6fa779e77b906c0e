#pragma once

#include "core/formula/formula_tree.h"

#include <cstdint>
#include <variant>

namespace mexplorer {

/// A real number (a + b√d) / c, where a, b, c, d are formulas of whole numbers: what may stand within
/// floor(…). Its `b` is 0 if and only if `d` is; a constant `d` is not divided by a square up to 2^20.
struct RealForm {
    FormulaTree a;
    FormulaTree b;
    FormulaTree c;
    FormulaTree d;
};

/// Why a result has no such form.
enum class NoForm : std::uint8_t {
    mixedRoots, ///< of different numbers
    rootBelow,  ///< it divides by a root of a number that is not constant
    tooLong,
    endlessPower ///< a power of what is not whole, with an exponent that is not constant from 0 to 64
};
using RealResult = std::variant<RealForm, NoForm>;

[[nodiscard]] RealForm realOf(FormulaTree whole);
[[nodiscard]] RealForm fractionOf(FormulaTree a, FormulaTree c);
/// (1 + √5) / 2.
[[nodiscard]] RealForm goldenForm();
[[nodiscard]] bool isWhole(const RealForm& real);

[[nodiscard]] RealResult sumOf(const RealForm& x, const RealForm& y);
[[nodiscard]] RealForm negativeOf(const RealForm& x);
[[nodiscard]] RealResult productOf(const RealForm& x, const RealForm& y);
[[nodiscard]] RealResult quotientOf(const RealForm& x, const RealForm& y);
[[nodiscard]] RealResult realPower(const RealForm& x, const FormulaTree& exponent);
/// The square root of a fraction; of others, mixedRoots.
[[nodiscard]] RealResult rootOf(const RealForm& x);
/// ⌊x⌋, a whole number.
[[nodiscard]] FormulaTree floorOfReal(const RealForm& x);

} // namespace mexplorer
