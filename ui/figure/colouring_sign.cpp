#include "ui/figure/colouring_sign.h"

#include "ui/figure/graph/graph_paths.h"
#include "ui/figure/thing_drawing.h"
#include "ui/theme/roles.h"

#include <QPainter>

namespace mexplorer::ui {

void drawClosedNode(QPainter& painter, const Theme& theme, const QRectF& disc, double line) {
    painter.setPen(QPen(theme.quiet, 1.5 * line));
    painter.setBrush(theme.line);
    painter.drawEllipse(disc);
}

void drawOpenHalf(QPainter& painter, const Theme& theme, const QRectF& disc, Side side, double line) {
    const RoleColours& colours = playerColours(theme, side == Side::left);
    const QPainterPath half = halfOf(disc, side);
    painter.fillPath(half, theme.paper);
    painter.setPen(QPen(colours.text, 1.5 * line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(faded(colours.fill, 0.3));
    painter.drawPath(half);
    const double way = (side == Side::left ? -0.5 : 0.5) * disc.width();
    const QPointF middle = disc.center();
    const double high = 0.17 * disc.height();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawPolygon(QPolygonF({middle + QPointF(0.76 * way, 0), middle + QPointF(0.26 * way, high),
                                   middle + QPointF(0.26 * way, -high)}));
}

void drawColouredNode(QPainter& painter, const Style& style, const QRectF& disc, Side side) {
    const double more = 0.06 * disc.width();
    const Thing tile{side == Side::left ? ThingKind::lefts : ThingKind::rights, nameOf(side)};
    drawThing(painter, style, tile, disc.adjusted(-more, -more, more, more));
}

} // namespace mexplorer::ui
