#pragma once

#include "ui/figure/figure.h"

#include <QPainterPath>

namespace mexplorer::ui {

// How the parts of a drawn graph look, in the picture and in its legend.

/// For a branch that was cut off.
[[nodiscard]] QPen gonePen(const Theme& theme, double line);
/// Around what a step is about, and around what it mentions besides.
[[nodiscard]] QPen lightPen(const Theme& theme, double width);
[[nodiscard]] QPen weakLightPen(const Theme& theme, double width);

/// What an edge is worth: a solid coin on it.
void drawWorth(QPainter& painter, const Style& style, const QRectF& box, const QString& text,
               const QColor& colour);
/// The number by which moves name an edge: a tag beside it.
void drawTag(QPainter& painter, const Style& style, const QRectF& box, const QString& number);
/// Scissors across a branch that leads this way, as large as `size`.
void drawScissors(QPainter& painter, const Theme& theme, const QPointF& at, const QPointF& way, double size);
/// The winning cut: near the lower end of the branch.
void drawCutMark(QPainter& painter, const Theme& theme, const QPainterPath& branch, double size);
/// At the end of the path.
void drawArrowHead(QPainter& painter, const QPainterPath& path, double size);

} // namespace mexplorer::ui
