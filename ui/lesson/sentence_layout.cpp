#include "ui/lesson/sentence_layout.h"

#include <QFontMetricsF>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

SentenceLayout::SentenceLayout(const QString& text, const QFont& font, double width, Qt::Alignment alignment)
    : layout_(text, font), lineHeight_(lineHeight(font)) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_.setTextOption(option);
    layout_.beginLayout();
    // A line with signs of another font, as Chinese ones, would be higher and stand lower than the others.
    const double ascent = QFontMetricsF(font).ascent();
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        line.setPosition({0, height() + ascent - line.ascent()});
        ++lines_;
    }
    layout_.endLayout();
}

int SentenceLayout::lineHeight(const QFont& font) {
    return static_cast<int>(std::ceil(QFontMetricsF(font).height()));
}

std::vector<QRectF> SentenceLayout::placesOf(qsizetype begin, qsizetype length) const {
    std::vector<QRectF> places;
    for (int i = 0; i < layout_.lineCount(); ++i) {
        const QTextLine line = layout_.lineAt(i);
        const int from = std::max(line.textStart(), static_cast<int>(begin));
        const int to = std::min(line.textStart() + line.textLength(), static_cast<int>(begin + length));
        if (from >= to) continue;
        const double left = line.cursorToX(from);
        const double right = line.cursorToX(to);
        places.emplace_back(std::min(left, right), i * lineHeight_, std::abs(right - left), lineHeight_);
    }
    return places;
}

} // namespace mexplorer::ui
