#include "ui/views/line/line_signs.h"

namespace mexplorer::ui {

void drawRing(QPainter& painter, const QPointF& middle, double radius, const QPen& pen) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(middle, radius, radius);
}

void drawOutcomeDot(QPainter& painter, const QPointF& middle, double radius, const QColor& colour,
                    bool doubled, double line) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(middle, radius, radius);
    if (doubled) drawRing(painter, middle, radius + 2.2 * line, QPen(colour, 1.4 * line));
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
