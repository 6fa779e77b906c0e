#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

// The signs of a line figure, the same in the plot and in the legend.

void drawRing(QPainter& painter, const QPointF& middle, double radius, const QPen& pen);
/// A square, which is quick to paint.
void drawSpot(QPainter& painter, const QPointF& middle, double half, const QColor& colour);
/// P: filled, with a ring around it, or taller if there is no room for one; N: filled. With paper around it,
/// whatever is behind.
void drawOutcomeDot(QPainter& painter, const Style& style, const QPointF& middle, double radius,
                    const QColor& colour, bool isP);
/// A triangle that points down at `tip`.
void drawTriangle(QPainter& painter, const QPointF& tip, double height, const QColor& colour);
/// A filled diamond, standing on its tip.
void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour);

} // namespace mexplorer::ui
