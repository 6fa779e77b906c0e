#pragma once

#include <string>

namespace mexplorer {

/// A number with at most so many significant digits, for readers: “−0.0556”, “9.63·10⁻⁶”. Whole parts are
/// never rounded: “1503” has four digits even where three are asked for.
[[nodiscard]] std::string decimalText(double number, int digits = 4);

/// The same in ASCII, for tables and CSV: “-0.0556”, “9.63e-06”.
[[nodiscard]] std::string plainDecimal(double number, int digits = 6);

} // namespace mexplorer
