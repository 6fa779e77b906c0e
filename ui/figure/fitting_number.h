#pragma once

#include "core/theory/rational.h"

#include <QFont>
#include <QString>

namespace mexplorer::ui {

/// The fraction, or “≈ ” and as many digits as there is room for; at worst a mere “≈”: a rounded number is
/// never shown as an exact one, and no number is cut.
[[nodiscard]] QString fittingNumber(const Rational& number, double width, const QFont& font);

} // namespace mexplorer::ui
