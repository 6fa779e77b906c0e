#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

// The signs of a line figure, the same in the plot and in the legend.

void drawRing(QPainter& painter, const QPointF& middle, double radius, const QPen& pen);
/// A square, which is quick to paint.
void drawSpot(QPainter& painter, const QPointF& middle, double half, const QColor& colour);
/// P: filled, double ring, or taller where there is no room for one; N: filled, single. With paper around it,
/// whatever it stands on.
void drawOutcomeDot(QPainter& painter, const Style& style, const QPointF& middle, double radius,
                    const QColor& colour, bool isP);
/// Points down at `tip`.
void drawTriangle(QPainter& painter, const QPointF& tip, double height, const QColor& colour);
/// Filled, standing on its tip.
void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour);

} // namespace mexplorer::ui
