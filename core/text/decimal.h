#pragma once

#include <string>

namespace mexplorer {

/// A number with at most so many significant digits, as it is read: “−0.0556”, “9.63·10⁻⁶”, “1/3” is “0.333”.
[[nodiscard]] std::string decimalText(double number, int digits = 4);

/// The same without the sign of multiplication and raised digits, for tables and CSV: “-0.0556”, “9.63e-06”.
[[nodiscard]] std::string plainDecimal(double number, int digits = 6);

} // namespace mexplorer
