#pragma once

#include <QPainter>

namespace mexplorer::ui {

/// The sign, in every view, for a place where a theorem is wrong.
void drawCross(QPainter& painter, const QPointF& middle, double half, const QPen& pen);

} // namespace mexplorer::ui
