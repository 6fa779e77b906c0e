#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_figure.h"

namespace mexplorer::ui {

/// The farthest cell in each direction in which options lie: lines to these pass through all the others.
[[nodiscard]] std::vector<GridCell> farthestOptions(const GridCell& centre,
                                                    const std::vector<GridOptions::Mark>& options);

/// Below the numbers: lines from a cell to its options.
void drawOptionLines(QPainter& painter, const Frame& frame, const GridFigure& figure);
/// A cross on each cell where the theorem differs.
void drawDifferences(QPainter& painter, const Frame& frame, const GridTable& table);
/// The options' boxes, the pointed and the selected cell, the step.
void drawMarks(QPainter& painter, const Frame& frame, const GridFigure& figure);

} // namespace mexplorer::ui
