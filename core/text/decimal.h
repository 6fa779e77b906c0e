#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// A number with at most so many significant digits, for readers: “−0.0556”, “9.63·10⁻⁶”. Whole parts are
/// never rounded: “1503” has four digits even where three are asked for.
[[nodiscard]] std::string decimalText(double number, int digits = 4);

/// Stands before a number that is rounded, or before a list of which some are.
inline constexpr std::string_view nearly = "≈\u00A0";

/// The number with `nearly` before it, unless these digits are all of it, but for the rounding of its
/// computation: “0.25”, “≈ −0.0556”.
[[nodiscard]] std::string roundedText(double number, int digits = 4);

/// The number with at most so many decimals, and `nearly` before it if there would be more: “0.5”, “≈ 0.33”,
/// “≈ 0”.
[[nodiscard]] std::string roundedToDecimals(double number, int decimals);

/// The number as roundedText writes it, but as a fraction if it is a short one: “0.25”, “1/12”, “≈ 0.0801”.
[[nodiscard]] std::string fractionText(double number, int digits = 4);

/// A number with at most so many significant digits in ASCII, for tables and CSV: “-0.0556”, “9.63e-06”.
[[nodiscard]] std::string plainDecimal(double number, int digits = 6);

} // namespace mexplorer
