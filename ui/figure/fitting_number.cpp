#include "ui/figure/fitting_number.h"

#include "core/explain/say_matrix.h"
#include "core/text/decimal.h"

#include <QFontMetricsF>

#include <algorithm>
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

QStringList alignedNumbers(const std::vector<Rational>& numbers, double width, const QFont& font) {
    const QFontMetricsF metrics(font);
    QStringList texts;
    const auto fit = [&] {
        return std::ranges::all_of(
            texts, [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; });
    };
    for (const Rational& number : numbers)
        texts << QString::fromStdString(rationalText(number)).replace(u'-', u'−');
    constexpr int mostDigits = 4; // behind the point; fewer of large numbers
    Rational largest = 0;
    for (const Rational& number : numbers)
        largest = std::max<Rational>(largest, abs(number));
    const int most = mostDigits - static_cast<int>(std::log10(std::max(1.0, nearest(largest))));
    for (int decimals = std::max(most, 1); decimals >= 0 && !fit(); --decimals) {
        texts.clear();
        for (const Rational& number : numbers)
            texts << QString::fromStdString(alignedDecimals(number, static_cast<unsigned>(decimals)));
        if (!fit()) texts.replaceInStrings(QString(QChar::Nbsp), QString());
    }
    return texts;
}

} // namespace mexplorer::ui
