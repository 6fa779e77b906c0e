#include "ui/views/line/line_signs.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double leastRinged = 14; // pixels; in smaller cells the ring would touch the 0

double roundness(const QRectF& cell) {
    return std::min(4.0, cell.height() / 6);
}

} // namespace

void drawValueCell(QPainter& painter, const Style& style, const QRectF& cell, QRgb colour, bool isP) {
    const double round = roundness(cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(colour));
    painter.drawRoundedRect(cell, round, round);
    const double in = 2 * style.line;
    if (isP && cell.width() >= leastRinged)
        drawOutline(painter, cell.adjusted(in, in, -in, -in), QPen(style.theme.onP, style.line));
}

void drawOutline(QPainter& painter, const QRectF& cell, const QPen& pen) {
    const double round = roundness(cell);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRoundedRect(cell, round, round);
}

void drawDashes(QPainter& painter, const Style& style, const QRectF& sign) {
    painter.setPen(QPen(style.theme.winning, 2.5 * style.line, Qt::DashLine));
    painter.drawLine(QLineF(sign.left(), sign.center().y(), sign.right(), sign.center().y()));
}

void drawSpot(QPainter& painter, const QPointF& middle, double half, const QColor& colour) {
    painter.fillRect(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)), colour);
}

void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({middle + QPointF(0, -half), middle + QPointF(half, 0),
                                   middle + QPointF(0, half), middle + QPointF(-half, 0)}));
}

} // namespace mexplorer::ui
