#pragma once

#include <QPainter>

namespace mexplorer::ui {

/// The sign, in every view, of a place that a theorem is wrong about.
void drawCross(QPainter& painter, const QPointF& middle, double half, const QPen& pen);

} // namespace mexplorer::ui
