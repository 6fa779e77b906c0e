#pragma once

#include <QPainter>

namespace mexplorer::ui {

/// The mark for what is wrong, the same in every view: where a theorem fails, a wrong guess.
void drawCross(QPainter& painter, const QPointF& middle, double half, const QPen& pen);

} // namespace mexplorer::ui
