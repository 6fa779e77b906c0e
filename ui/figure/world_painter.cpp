#include "ui/figure/world_painter.h"

#include "ui/figure/fitted_text.h"

#include <algorithm>

namespace mexplorer::ui {

QFont WorldPainter::font(double pixels, QFont::Weight weight) const {
    return textFont(std::max(frame_.style().leastType, pixels * frame_.scale()), weight);
}

void WorldPainter::write(const QRectF& place, const QString& text, double pixels, const QColor& ink,
                         int flags, QFont::Weight weight) {
    painter_.setFont(font(pixels, weight));
    painter_.setPen(ink);
    drawFittedText(painter_, frame_.style(), place, flags, text);
}

} // namespace mexplorer::ui
