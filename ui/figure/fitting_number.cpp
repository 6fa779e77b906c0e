#include "ui/figure/fitting_number.h"

#include "core/explain/say_matrix.h"
#include "core/text/decimal.h"

#include <QFontMetricsF>

#include <cmath>

namespace mexplorer::ui {

QString fittingNumber(const Rational& number, double width, const QFont& font) {
    const QFontMetricsF metrics(font);
    QString exact = QString::fromStdString(shownRational(number)).replace(u' ', QChar::Nbsp);
    if (metrics.horizontalAdvance(exact) <= width) return exact;
    for (const int digits : {5, 4, 3, 2, 1}) {
        const QString near = QString::fromStdString(decimalText(nearest(number), digits));
        for (const QString& sign : {QStringLiteral("≈\u00A0"), QStringLiteral("≈")})
            if (metrics.horizontalAdvance(sign + near) <= width) return sign + near;
    }
    return QStringLiteral("≈");
}

QString fittingDecimal(double number, double width, const QFont& font) {
    const QFontMetricsF metrics(font);
    QString text;
    for (const int digits : {3, 2, 1}) {
        text = QString::fromStdString(std::abs(number) < 1 ? roundedToDecimals(number, digits)
                                                           : roundedText(number, digits));
        if (metrics.horizontalAdvance(text) <= width) break;
        text.remove(QChar::Nbsp);
        if (metrics.horizontalAdvance(text) <= width) break;
    }
    return text;
}

} // namespace mexplorer::ui
