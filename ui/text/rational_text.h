#pragma once

#include "core/theory/rational.h"

#include <QString>

namespace mexplorer::ui {

/// The fraction, or “≈” and a decimal if it is too long for a table.
[[nodiscard]] inline QString shortText(const Rational& number) {
    constexpr qsizetype longest = 9;
    const QString exact = QString::fromStdString(rationalText(number));
    if (exact.size() <= longest) return exact;
    return QStringLiteral("≈%1").arg(nearest(number), 0, 'g', 6);
}

} // namespace mexplorer::ui
