#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/ticks.h"
#include "ui/views/grid/grid_table.h"

namespace mexplorer::ui {

/// Room for the numbers beside the columns, and beside the rows.
[[nodiscard]] double columnAxisHeight(const Style& style);
[[nodiscard]] double rowAxisWidth(const GridTable& table, const Style& style);

/// The numbers of columns and rows, in the game's numbering, at the sides where the origin is, and the names
/// a and b of the two numbers.
void drawAxes(QPainter& painter, const Frame& frame, const GridTable& table);

} // namespace mexplorer::ui
