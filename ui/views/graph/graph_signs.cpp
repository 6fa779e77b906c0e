#include "ui/views/graph/graph_signs.h"

#include "ui/theme/roles.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

QPen gonePen(const Theme& theme, double line) {
    return {faded(theme.quiet, 0.6), 1.5 * line, Qt::DashLine};
}

QPen lightPen(const Theme& theme, double width) {
    return {faded(theme.accent, 0.5), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen weakLightPen(const Theme& theme, double width) {
    return {theme.spotlight, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void drawWorth(QPainter& painter, const Style& style, const QRectF& box, const QString& text,
               const QColor& colour) {
    painter.setPen(QPen(style.theme.paper, 2 * style.line));
    painter.setBrush(colour);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(style.theme.paper);
    painter.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, text);
}

void drawTag(QPainter& painter, const Style& style, const QRectF& box, const QString& number) {
    painter.setPen(QPen(style.theme.rim, style.line));
    painter.setBrush(style.theme.paper);
    painter.drawRoundedRect(box, 2, 2);
    painter.setPen(style.theme.quiet);
    painter.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, number);
}

void drawScissors(QPainter& painter, const Theme& theme, const QPointF& at, const QPointF& way, double size) {
    painter.save();
    painter.translate(at);
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI +
                   90); // blades to the left, handles to the right
    painter.scale(size / 20, size / 20);
    const QPointF handles[] = {{8, -4.5}, {8, 4.5}};
    for (const bool isHalo : {true, false}) {
        painter.setPen(
            QPen(isHalo ? theme.paper : theme.winning, isHalo ? 6 : 2.6, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        for (const QPointF& handle : handles) {
            painter.drawLine(QPointF(handle.x() - 2.6, 0.55 * handle.y()), QPointF(-10, -0.8 * handle.y()));
            painter.drawEllipse(handle, 3.4, 3.4);
        }
    }
    painter.restore();
}

void drawCutMark(QPainter& painter, const Theme& theme, const QPainterPath& branch, double size) {
    constexpr double fromEnd = 0.2;
    const bool isUpwards = branch.pointAtPercent(0).y() > branch.pointAtPercent(1).y();
    const double at = isUpwards ? fromEnd : 1 - fromEnd;
    const QPointF way = branch.pointAtPercent(at + 0.02) - branch.pointAtPercent(at - 0.02);
    drawScissors(painter, theme, branch.pointAtPercent(at), isUpwards ? way : -way, size);
}

void drawArrowHead(QPainter& painter, const QPainterPath& path, double size) {
    // Of the flattened path: to measure curves takes longer than all else that is drawn.
    const QList<QPolygonF> lines = path.toSubpathPolygons();
    if (lines.isEmpty()) return; // both ends are at the same place
    const QPolygonF& line = lines.last();
    const QPointF tip = line.last();
    const auto isAway = [&](const QPointF& point) {
        return std::hypot(tip.x() - point.x(), tip.y() - point.y()) >= size;
    };
    const auto far = std::find_if(line.rbegin(), line.rend(), isAway);
    const QPointF back = tip - (far == line.rend() ? line.first() : *far);
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * size;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

} // namespace mexplorer::ui
