#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_table.h"

namespace mexplorer::ui {

/// The sizes of a cell, in pixels, from which each of these is drawn.
inline constexpr double leastCellWithRing = 7;
inline constexpr double leastCellWithHairlines = 28;

/// The height of the numbers in cells of `cell` pixels, or nothing if they are not to be shown.
[[nodiscard]] std::optional<double> numberHeight(const GridTable& table, double cell, const Style& style);

/// How much room the number of a cell of this value takes, at this height.
[[nodiscard]] QSizeF numberSize(const GridTable& table, GridValues::Value value, double height);

/// Hairlines between large cells.
void drawHairlines(QPainter& painter, const Frame& frame, const GridTable& table);
/// What stands in the cells: a ring in those that are P, and the numbers.
void drawLabels(QPainter& painter, const Frame& frame, const GridTable& table);

/// The ring that says P where colour cannot.
void drawRing(QPainter& painter, const QRectF& cell, const Theme& theme);

} // namespace mexplorer::ui
