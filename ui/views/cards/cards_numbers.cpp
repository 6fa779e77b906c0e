#include "ui/views/cards/cards_numbers.h"

#include "core/text/decimal.h"

namespace mexplorer::ui {

QString shortLikelihood(double likelihood) {
    constexpr qsizetype longest = 4;
    const QString fraction = QString::fromStdString(fractionText(likelihood, 2));
    return fraction.size() <= longest ? fraction : QString::fromStdString(roundedToDecimals(likelihood, 2));
}

QString signedText(double number) {
    constexpr int digits = 3;
    QString text = QString::fromStdString(fractionText(number, digits));
    if (number > 0) text.insert(text.startsWith(u'≈') ? QString::fromUtf8(nearly).size() : 0, u'+');
    return text;
}

} // namespace mexplorer::ui
