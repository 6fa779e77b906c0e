#include "ui/figure/empty_box.h"

#include <QPainterPath>

#include <algorithm>

namespace mexplorer::ui {

void drawEmptyBox(QPainter& painter, const Style& style, const QRectF& box) {
    const double radius = std::min(8.0, box.height() / 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.rim, 1.5 * style.line, Qt::DashLine));
    drawRoundedBox(painter, box, radius);
}

void drawRoundedBox(QPainter& painter, const QRectF& box, double radius) {
    QPainterPath path;
    path.addRoundedRect(box, radius, radius);
    painter.drawPath(path);
}

} // namespace mexplorer::ui
