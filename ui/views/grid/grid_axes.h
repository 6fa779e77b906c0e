#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/ticks.h"
#include "ui/views/grid/grid_picture.h"

namespace mexplorer::ui {

/// Pixels for the numbers of the columns, and of the rows.
[[nodiscard]] double columnAxisHeight(const Style& style);
[[nodiscard]] double rowAxisWidth(const GridPicture& picture, const Style& style);

/// The numbers of columns and rows, as the game counts them, on the sides of the origin, and the names a and
/// b of the two coordinates.
void drawAxes(QPainter& painter, const Frame& frame, const GridPicture& picture);

} // namespace mexplorer::ui
