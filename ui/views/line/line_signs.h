#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

// The signs of a line figure, the same in the table and in the legend.

/// The filling of a cell; P has a ring inside, so that it is told without colours as well.
void drawValueCell(QPainter& painter, const Style& style, const QRectF& cell, QRgb colour, bool isP);
/// The outline of a cell.
void drawOutline(QPainter& painter, const QRectF& cell, const QPen& pen);
/// A dashed line from left to right: below it all is proved.
void drawDashes(QPainter& painter, const Style& style, const QRectF& sign);
/// A square, which is quick to paint.
void drawSpot(QPainter& painter, const QPointF& middle, double half, const QColor& colour);
/// A filled diamond, standing on its tip.
void drawDiamond(QPainter& painter, const QPointF& middle, double half, const QColor& colour);

} // namespace mexplorer::ui
