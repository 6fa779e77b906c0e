#include "ui/figure/fitted_text.h"

#include "ui/figure/whole.h"

#include <QFontMetricsF>

namespace mexplorer::ui {

namespace {

constexpr int largestType = 2000; // pixels
constexpr QRectF everywhere(0, 0, 1e6, 1e6);

/// Numbers are words: 1/3 and 0.25.
bool isInWord(QChar c) {
    return (c.isLetterOrNumber() && c.script() != QChar::Script_Han) || c == u'/' || c == u'.';
}

/// As many whole words from the beginning as fit; empty if not even the first does.
template <class Fits>
QString firstWords(const QString& text, const Fits& fits) {
    for (qsizetype end = text.size() - 1; end > 0; --end) {
        if (isInWord(text[end - 1]) && isInWord(text[end])) continue;
        const QString words = text.first(end).trimmed() + QChar(u'…');
        if (fits(words)) return words;
    }
    return {};
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
        // One line of the least type always fits; its height depends on the font that the text's script
        // needs.
        const double line =
            font.pixelSize() == least ? metrics.boundingRect(everywhere, flags, some).height() : 0;
        const double height = std::max(area.height(), line);
        return needed.height() <= height && needed.width() <= area.width();
    };
    while (font.pixelSize() > least && !fits(text))
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.drawText(area, wrapped | Qt::TextDontClip, fits(text) ? text : firstWords(text, fits));
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
