#include "ui/theme/focus_ring.h"

#include <QPainter>

namespace mexplorer::ui {

namespace {
constexpr double focusWidth = 2;
constexpr double focusCorner = 4;
} // namespace

void drawFocusRing(QPainter& painter, const QRectF& edge, const Theme& theme) {
    const double inset = focusWidth / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, focusWidth));
    painter.drawRoundedRect(edge.adjusted(inset, inset, -inset, -inset), focusCorner, focusCorner);
}

} // namespace mexplorer::ui
