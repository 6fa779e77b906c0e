#include "ui/figure/branch_sign.h"

#include "ui/theme/roles.h"

#include <QPainter>

namespace mexplorer::ui {

QPen branchPen(const Theme& theme, Side side, double width) {
    const QColor& colour =
        side == Side::either ? branchColour(theme) : playerColours(theme, side == Side::left).fill;
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPolygonF leafOn(const QPainterPath& branch, Side side, double unit) {
    constexpr double fromTop = 0.22; // clear of scissors, values and numbers
    constexpr double length = 19;
    constexpr double half = 8;
    if (side == Side::either) return {};
    const double way = side == Side::left ? -unit : unit;
    const bool isUpwards = branch.pointAtPercent(0).y() > branch.pointAtPercent(1).y();
    const QPointF at =
        branch.pointAtPercent(isUpwards ? 1 - fromTop : fromTop) - QPointF(way * length / 4, 0);
    return {{at + QPointF(way * length, 0), at + QPointF(0, half * unit), at - QPointF(0, half * unit)}};
}

void drawLeaf(QPainter& painter, const Theme& theme, const QPolygonF& leaf, Side side, double unit) {
    if (leaf.isEmpty()) return;
    painter.setPen(QPen(theme.paper, 1.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(branchPen(theme, side, unit).color());
    painter.drawPolygon(leaf);
}

} // namespace mexplorer::ui
