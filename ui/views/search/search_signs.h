#pragma once

#include "ui/figure/figure.h"

#include <QPolygonF>

#include <vector>

// Signs in the tree of a search and in what is around it.
namespace mexplorer::ui {

/// A triangle that points up for MAX, down for MIN.
[[nodiscard]] inline QPolygonF triangleIn(const QRectF& box, bool isUp) {
    return isUp ? QPolygonF({box.bottomLeft(), {box.center().x(), box.top()}, box.bottomRight()})
                : QPolygonF({box.topLeft(), {box.center().x(), box.bottom()}, box.topRight()});
}

/// Empty boxes to be filled in by hand, with a pen.
inline void drawGaps(QPainter& painter, const Style& style, const std::vector<QRectF>& gaps) {
    painter.setPen(QPen(style.theme.rim, 1.5 * style.line));
    painter.setBrush(style.theme.paper);
    for (const QRectF& gap : gaps)
        painter.drawRoundedRect(gap, 4, 4);
}

} // namespace mexplorer::ui
