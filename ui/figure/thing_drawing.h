#pragma once

#include "core/rules/things.h"
#include "ui/figure/figure.h"

#include <QPainterPath>

namespace mexplorer::ui {

/// Draws a thing in its place, the same in every view: a shaded stone, a skittle, a coin, a card with a
/// number, a token, a piece, a tile that leans towards its owner’s side, a cake with the lines between its
/// squares: Left’s upright, Right’s level and dashed.
void drawThing(QPainter& painter, const Style& style, const Thing& thing, const QRectF& rect);

inline constexpr double tokenShare = 0.72; ///< of its place, that a token covers

/// The outline of a thing, for where it was or will be.
[[nodiscard]] QPainterPath outlineOf(const Thing& thing, const QRectF& rect);

/// The colour of shelves, stairs and the ground.
[[nodiscard]] QColor woodColour(const Theme& theme);

} // namespace mexplorer::ui
