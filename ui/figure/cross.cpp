#include "ui/figure/cross.h"

namespace mexplorer::ui {

void drawCross(QPainter& painter, const QPointF& middle, double half, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
    painter.drawLine(middle + QPointF(half, -half), middle + QPointF(-half, half));
}

} // namespace mexplorer::ui
