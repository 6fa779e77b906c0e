#include "ui/figure/move_mark.h"

#include <QPainterPath>

namespace mexplorer::ui {

namespace {

constexpr double markStroke = 0.17; // in radii

void drawBar(QPainter& painter, const QPointF& middle, double half) {
    painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0));
}

void drawTick(QPainter& painter, const QPointF& middle, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({middle + QPointF(-0.45, 0.05) * radius, middle + QPointF(-0.12, 0.38) * radius,
                   middle + QPointF(0.48, -0.36) * radius}));
}

} // namespace

QColor markColour(const Theme& theme, const std::optional<Outcome>& reached) {
    if (!reached) return theme.quiet;
    switch (*reached) {
    case Outcome::P:
        return theme.winning;
    case Outcome::N:
        return theme.mismatch;
    case Outcome::L: // whose move it is is not known
    case Outcome::R:
        return theme.quiet;
    case Outcome::draw:
        break;
    }
    return theme.draw;
}

void drawMoveMark(QPainter& painter, const Style& style, const std::optional<Outcome>& reached,
                  const QPointF& middle, double radius) {
    const QColor colour = markColour(style.theme, reached);
    const auto pen = [&](const QColor& ink) {
        return QPen(ink, markStroke * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    if (!reached) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(middle, radius / 4, radius / 4);
        return;
    }
    painter.setPen(pen(colour));
    painter.setBrush(isLost(*reached) ? colour : style.theme.paper);
    painter.drawEllipse(middle, radius, radius);
    switch (*reached) {
    case Outcome::P:
        painter.setPen(pen(style.theme.paper));
        return drawTick(painter, middle, radius);
    case Outcome::N:
        return drawBar(painter, middle, 0.42 * radius);
    case Outcome::L:
    case Outcome::R:
        return;
    case Outcome::draw:
        drawBar(painter, middle - QPointF(0, 0.2 * radius), 0.42 * radius);
        return drawBar(painter, middle + QPointF(0, 0.2 * radius), 0.42 * radius);
    }
}

} // namespace mexplorer::ui
