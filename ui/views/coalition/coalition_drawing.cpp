#include "ui/views/coalition/coalition_drawing.h"

#include "core/text/printable.h"
#include "ui/theme/roles.h"

#include <array>
#include <cmath>

namespace mexplorer::ui {

QString CoalitionDrawing::nameOf(unsigned player) const {
    return QString::fromStdString(printable(subject().names[player]));
}

QString CoalitionDrawing::shortNameOf(unsigned player, double width, const QFontMetricsF& metrics) const {
    return metrics.elidedText(nameOf(player), Qt::ElideMiddle, width);
}

void drawPlayerName(QPainter& painter, const Style& style, const QRectF& place, const QString& name) {
    if (QFontMetricsF(painter.font()).horizontalAdvance(name) > place.width())
        painter.setFont(textFont(style.leastType, static_cast<QFont::Weight>(painter.font().weight())));
    const QString shown =
        QFontMetricsF(painter.font()).elidedText(name, Qt::ElideMiddle, std::max(0.0, place.width()));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, shown);
}

double BarScale::at(double value, const QRectF& place) const {
    if (most <= least) return place.left();
    return place.left() + (value - least) / (most - least) * place.width();
}

void drawAmountBar(QPainter& painter, const Theme& theme, const QRectF& place, const BarScale& scale,
                   double value, const QColor& colour) {
    const double zero = scale.at(0, place);
    const double end = scale.at(value, place);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    painter.drawRect(place);
    painter.setBrush(colour);
    painter.drawRect(
        QRectF(QPointF(std::min(zero, end), place.top()), QPointF(std::max(zero, end), place.bottom())));
}

void drawErrorSign(QPainter& painter, const Theme& theme, const QRectF& sign, double line) {
    painter.setPen(QPen(theme.ink, 1.5 * line));
    const double y = sign.center().y();
    const double half = 0.3 * sign.height();
    painter.drawLine(QPointF(sign.left(), y), QPointF(sign.right(), y));
    for (const double x : {sign.left(), sign.right()})
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half));
}

QColor payoffColour(const Theme& theme, PayoffMark mark) {
    switch (mark) {
    case PayoffMark::shapley:
        return seriesColour(theme, 0);
    case PayoffMark::banzhaf:
        return seriesColour(theme, 4);
    case PayoffMark::nucleolus:
        return seriesColour(theme, 3);
    case PayoffMark::order:
        return seriesColour(theme, 1);
    case PayoffMark::index:
        return theme.quiet;
    }
    return theme.ink;
}

void drawPayoffMark(QPainter& painter, const Style& style, PayoffMark mark, const QPointF& middle) {
    // Where two marks coincide, the nucleolus is drawn inside the other.
    const double radius = (mark == PayoffMark::shapley ? 7.5 : 4.5) * style.line;
    painter.setPen(QPen(style.theme.paper, 1.5 * style.line));
    painter.setBrush(payoffColour(style.theme, mark));
    if (mark == PayoffMark::nucleolus) {
        const double half = 1.3 * radius;
        const std::array<QPointF, 4> corners{middle + QPointF(0, -half), middle + QPointF(half, 0),
                                             middle + QPointF(0, half), middle + QPointF(-half, 0)};
        painter.drawPolygon(corners.data(), 4);
    } else {
        painter.drawEllipse(middle, radius, radius);
    }
}

void drawSettledSign(QPainter& painter, const Style& style, const QRectF& place) {
    const double size = std::min(place.width(), place.height());
    const QPointF middle = place.center();
    painter.setPen(QPen(style.theme.winning, 2.2 * style.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({middle + size * QPointF(-0.3, 0.02), middle + size * QPointF(-0.08, 0.26),
                                    middle + size * QPointF(0.34, -0.26)}));
}

} // namespace mexplorer::ui
