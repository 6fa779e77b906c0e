#pragma once

#include <QPainter>

namespace mexplorer::ui {

// The signs of a line figure, the same in the plot and in the legend.

void drawRing(QPainter& painter, const QPointF& middle, double radius, const QPen& pen);
/// P: filled, double ring; N: filled, single.
void drawOutcomeDot(QPainter& painter, const QPointF& middle, double radius, const QColor& colour,
                    bool doubled, double line);
/// Points down at `tip`.
void drawTriangle(QPainter& painter, const QPointF& tip, double height, const QColor& colour);
/// Filled, standing on its tip.
void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour);

} // namespace mexplorer::ui
