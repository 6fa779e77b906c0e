#include "ui/views/beatty/beatty_boxes.h"

#include "ui/theme/roles.h"

namespace mexplorer::ui {

QColor colourOfKind(const Theme& theme, bool isOfSquare) {
    return seriesColour(theme, isOfSquare ? 1 : 0);
}

QColor inkOfKind(const Theme& theme, bool isOfSquare) {
    return isOfSquare ? colourOfKind(theme, true) : theme.paper;
}

void drawKindBox(QPainter& painter, const Style& style, const QRectF& where, bool isOfSquare) {
    const QColor colour = colourOfKind(style.theme, isOfSquare);
    painter.setPen(QPen(colour, 2 * style.line));
    painter.setBrush(isOfSquare ? style.theme.paper : colour);
    painter.drawRoundedRect(where.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
}

bool writeInside(QPainter& painter, const QRectF& box, const QString& text) {
    constexpr double beside = 3; // pixels
    if (QFontMetricsF(painter.font()).horizontalAdvance(text) > box.width() - beside) return false;
    painter.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, text);
    return true;
}

void drawCutBox(QPainter& painter, const Style& style, const QRectF& where, double x) {
    const QRectF inside = where.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colourOfKind(style.theme, false), 0.3));
    painter.drawRect(QRectF(inside.topLeft(), QPointF(x, inside.bottom())));
    painter.setBrush(faded(colourOfKind(style.theme, true), 0.12));
    painter.drawRect(QRectF(QPointF(x, inside.top()), inside.bottomRight()));
    painter.setPen(QPen(style.theme.ink, 3 * style.line));
    painter.drawLine(QPointF(x, where.top() - 5), QPointF(x, where.bottom() + 5));
}

} // namespace mexplorer::ui
