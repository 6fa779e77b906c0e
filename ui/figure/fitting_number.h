#pragma once

#include "core/theory/rational.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace mexplorer::ui {

/// The fraction, or “≈ ” and as many digits as there is room for; at worst a mere “≈”: a rounded number is
/// never shown as an exact one, and no number is cut.
[[nodiscard]] QString fittingNumber(const Rational& number, double width, const QFont& font);

/// The number with at most three decimals, or three digits if it is above 1, and fewer where there is no room
/// for them: “0.25”, “≈ 0.333”, “≈0.3”. If none of these fits, the last one.
[[nodiscard]] QString fittingDecimal(double number, double width, const QFont& font);

/// A column of numbers, to be aligned at the right: all exact if they fit, else all with the same number of
/// decimals, and “≈” before those that are rounded.
[[nodiscard]] QStringList alignedNumbers(const std::vector<Rational>& numbers, double width,
                                         const QFont& font);

} // namespace mexplorer::ui
