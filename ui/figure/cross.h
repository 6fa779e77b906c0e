#pragma once

#include <QPainter>

namespace mexplorer::ui {

/// The sign, in every view, for what is wrong: a place where a theorem fails, a guess.
void drawCross(QPainter& painter, const QPointF& middle, double half, const QPen& pen);

} // namespace mexplorer::ui
