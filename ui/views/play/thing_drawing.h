#pragma once

#include "core/rules/table.h"
#include "ui/figure/figure.h"

#include <QPainterPath>

namespace mexplorer::ui {

/// A thing of a table in its place: a shaded stone, a skittle, a coin, a card with a number, a token, a
/// piece.
void drawThing(QPainter& painter, const Style& style, const Thing& thing, const QRectF& rect);

/// The line around a thing: where it was, or will be.
[[nodiscard]] QPainterPath outlineOf(const Thing& thing, const QRectF& rect);

/// A branch that stands.
[[nodiscard]] QPen branchPen(const Theme& theme);

/// What shelves, stairs and the ground are made of.
[[nodiscard]] QColor woodColour(const Theme& theme);

} // namespace mexplorer::ui
