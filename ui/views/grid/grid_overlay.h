#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_figure.h"

namespace mexplorer::ui {

/// The farthest option in each direction: lines to these pass through all the others.
[[nodiscard]] std::vector<GridCell> farthestOptions(const GridCell& centre,
                                                    const std::vector<GridOptions::Mark>& options);

/// Lines from a cell to its options, drawn below the numbers.
void drawOptionLines(QPainter& painter, const Frame& frame, const GridFigure& figure);
/// A cross on each cell where the theorem differs.
void drawDifferences(QPainter& painter, const Frame& frame, const GridPicture& picture);
/// The boxes of options, the pointed and the selected cell, and what the step shows.
void drawMarks(QPainter& painter, const Frame& frame, const GridFigure& figure);

} // namespace mexplorer::ui
