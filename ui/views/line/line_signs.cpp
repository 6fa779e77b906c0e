#include "ui/views/line/line_signs.h"

namespace mexplorer::ui {

namespace {

constexpr double leastRinged = 2.5; // pixels of radius
constexpr double tallDot = 1.75;
constexpr double paperRoom = 1.5; // pixels around a dot
constexpr double ringEnd = 2.9;

} // namespace

void drawRing(QPainter& painter, const QPointF& middle, double radius, const QPen& pen) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(middle, radius, radius);
}

void drawSpot(QPainter& painter, const QPointF& middle, double half, const QColor& colour) {
    painter.fillRect(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)), colour);
}

void drawOutcomeDot(QPainter& painter, const Style& style, const QPointF& middle, double radius,
                    const QColor& colour, bool isP) {
    const bool isSmall = radius < leastRinged;
    const auto disc = [&](double grow, const QColor& filling) {
        painter.setBrush(filling);
        painter.drawEllipse(middle, radius + grow, (isSmall && isP ? tallDot * radius : radius) + grow);
    };
    painter.setPen(Qt::NoPen);
    if (!isSmall) disc(paperRoom * style.line, style.theme.paper);
    if (!isSmall && isP) disc(ringEnd * style.line, colour);
    if (!isSmall && isP) disc(paperRoom * style.line, style.theme.paper);
    disc(0, colour);
}

void drawTriangle(QPainter& painter, const QPointF& tip, double height, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-0.6 * height, -height), tip + QPointF(0.6 * height, -height)}));
}

void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({middle + QPointF(0, -half), middle + QPointF(half, 0),
                                   middle + QPointF(0, half), middle + QPointF(-half, 0)}));
}

} // namespace mexplorer::ui
