#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_picture.h"

namespace mexplorer::ui {

/// The least sizes of a cell, in pixels, at which these are drawn.
inline constexpr double leastCellWithRing = 7;
inline constexpr double leastCellWithHairlines = 28;

/// The height of the numbers in cells of `cell` pixels; none if they are not shown.
[[nodiscard]] std::optional<double> numberHeight(const GridPicture& picture, double cell, const Style& style);

/// How much room the number of a cell of this value takes, at this height.
[[nodiscard]] QSizeF numberSize(const GridPicture& picture, GridValues::Value value, double height);

/// Hairlines between large cells.
void drawHairlines(QPainter& painter, const Frame& frame, const GridPicture& picture);
/// The contents of the cells: a ring in P-positions, and the numbers.
void drawLabels(QPainter& painter, const Frame& frame, const GridPicture& picture);

/// The ring that marks P where colours cannot be told apart.
void drawRing(QPainter& painter, const QRectF& cell, const RoleColours& p);

} // namespace mexplorer::ui
