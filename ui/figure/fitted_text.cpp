#include "ui/figure/fitted_text.h"

#include "ui/figure/whole.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr int largestType = 2000; // pixels
constexpr QRectF everywhere(0, 0, 1e6, 1e6);
constexpr double narrowest = 0.2; // the width of an “i”, as a part of its type

/// Numbers are words, with the signs before them: 1/3, ≈ −0.25 and √5.
bool isInWord(QChar c) {
    static const QString signsOfNumbers = QStringLiteral("/.≈−√\u00A0");
    return (c.isLetterOrNumber() && c.script() != QChar::Script_Han) || signsOfNumbers.contains(c);
}

/// As many whole words from the beginning as fit; empty if not even the first does.
template <class Fits>
QString firstWords(const QString& text, const Fits& fits) {
    const auto cut = [&](qsizetype end) { return text.first(end).trimmed() + QChar(u'…'); };
    // By halves, since to lay out a long text takes milliseconds: `end` letters are too many.
    qsizetype end = text.size();
    for (qsizetype fit = 0; end - fit > 1;) {
        const qsizetype middle = (fit + end) / 2;
        (fits(cut(middle)) ? fit : end) = middle;
    }
    while (--end > 0) {
        if (isInWord(text[end - 1]) && isInWord(text[end])) continue;
        QString words = cut(end);
        if (fits(words)) return words;
    }
    return {};
}

/// The largest type that fits, where `large` does not; `least` if none does. By halves, since each size is
/// another font to load, which takes milliseconds.
template <class Fits>
int largestBetween(int least, int large, const Fits& fits) {
    int fit = least;
    while (large - fit > 1) {
        const int middle = (fit + large) / 2;
        (fits(middle) ? fit : large) = middle;
    }
    return fit;
}

/// How many letters of this type the area can hold at most. A text may have a million, as a move that takes
/// many things has, and to lay it out takes seconds.
qsizetype mostLetters(const QRectF& area, int pixels) {
    const double inLine = area.width() / (narrowest * pixels) + 1;
    const double lines = area.height() / pixels + 1;
    return static_cast<qsizetype>(std::clamp(inLine * lines, 1.0, 1e5));
}

} // namespace

void drawFittedText(QPainter& painter, const Style& style, const QRectF& area, int flags,
                    const QString& text) {
    painter.save();
    QFont font = painter.font();
    const int least = wholeOf(style.leastIn(painter), 1, largestType);
    font.setPixelSize(std::max(font.pixelSize(), least));
    const int wrapped = flags | Qt::TextWordWrap;
    const auto fits = [&](const QString& some) {
        const QFontMetricsF metrics(font);
        const QRectF needed = metrics.boundingRect(area, wrapped, some);
        if (needed.width() > area.width()) return false;
        if (needed.height() <= area.height()) return true;
        // One line of the least type always fits; its height depends on the font that the text's script
        // needs.
        return font.pixelSize() == least &&
               needed.height() <= metrics.boundingRect(everywhere, flags, some).height();
    };
    const auto fitsIn = [&](int pixels) {
        font.setPixelSize(pixels);
        return fits(text);
    };
    const qsizetype most = mostLetters(area, least);
    bool isWhole = false;
    if (text.size() > most)
        font.setPixelSize(least);
    else
        isWhole = fits(text) || fitsIn(largestBetween(least, font.pixelSize(), fitsIn));
    painter.setFont(font);
    painter.drawText(area, wrapped | Qt::TextDontClip,
                     isWhole ? text : firstWords(text.first(std::min(text.size(), most)), fits));
    painter.restore();
}

bool isReadFromAfar(const Style& style) {
    return style.leastType > Style().leastType * style.type;
}

QRectF widened(const QRectF& line, const Frame& frame) {
    const QRectF seen = frame.visible();
    const double half = std::min(line.center().x() - seen.left(), seen.right() - line.center().x());
    const double more = std::max(0.0, half - line.width() / 2);
    return line.adjusted(-more, 0, more, 0);
}

} // namespace mexplorer::ui
