#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_picture.h"

#include <QImage>

namespace mexplorer::ui {

/// The cells in `range`, one pixel each, as they lie in the picture. They must be finished.
[[nodiscard]] QImage imageOfCells(const GridPicture& picture, const CellRange& range, const Theme& theme);

/// The same from afar: one pixel for each square of `side` × `side` cells; the range counts squares. From the
/// pyramid or, while there is none yet, with one cell standing for its square.
[[nodiscard]] QImage imageOfSquares(const GridPicture& picture, const CellRange& squares, std::uint32_t side,
                                    const Theme& theme);

/// Paints the finished cells in view: as pixels of one image or, if large and in SVG or PDF, as rectangles.
void drawCells(QPainter& painter, const Frame& frame, const GridPicture& picture);

/// Whether the painter keeps shapes rather than pixels (SVG, PDF).
[[nodiscard]] bool drawsShapes(const QPainter& painter);

} // namespace mexplorer::ui
