#pragma once

#include "core/text/expected.h"
#include "core/theory/rational.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// The largest size of a number in a position, also times the common denominator, and the largest such.
inline constexpr std::int64_t largestAmount = 1'000'000'000'000'000;
inline constexpr std::int64_t mostParts = 1'000'000'000;

/// A number in lowest terms.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
};

/// A number as people write it: “-3”, “0.5”, “1/3”; white space around it is allowed. `column` is where
/// `text` begins in its line. Errors name the column: no number, too large (also its numerator), too many
/// decimals.
[[nodiscard]] Expected<Fraction> parseFraction(std::string_view text, std::size_t column = 1);

/// Numbers with one denominator, so that they are compared and added as whole numbers.
struct Amounts {
    std::vector<std::int64_t> units; ///< at most largestAmount in size
    std::int64_t parts = 1;          ///< units in 1

    [[nodiscard]] Rational at(std::size_t index) const { return Rational(units[index], parts); }
};

/// Brings numbers to their least common denominator. Errors: it is larger than mostParts, or a number times
/// it is larger than largestAmount.
[[nodiscard]] Expected<Amounts> amountsOf(std::span<const Fraction> fractions);

/// Numbers separated by commas (also full-width ones) or white space, or by semicolons without commas; at
/// least one; also as programs print them (see pastedList). Errors: those of parseFraction and amountsOf; it
/// is not clear which numbers these are, as in “1,5 2,5” (see doubtfulNumber).
[[nodiscard]] Expected<Amounts> parseAmounts(std::string_view text, std::size_t column = 1);

/// A number of units as a fraction, decimal point or not: “3”, “-1/2”.
[[nodiscard]] std::string unitsText(std::int64_t units, std::int64_t parts);
/// “3,1/2,0”, as parseAmounts reads it.
[[nodiscard]] std::string amountsText(const Amounts& amounts);

} // namespace mexplorer
