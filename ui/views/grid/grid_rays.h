#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_picture.h"

#include <QLineF>

#include <vector>

namespace mexplorer::ui {

/// The part of the ray b = slope · a, from the origin's centre, that lies on the table, in the world.
[[nodiscard]] QLineF rayLine(const GridLayout& layout, double slope);
/// The dashes of a line in the picture, as far as they are in view and cover no number.
[[nodiscard]] std::vector<QLineF> rayDashes(const Frame& frame, const GridPicture& picture,
                                            const QLineF& line, double dash, double gap);
/// Draws the rays as dashes that leave out the numbers.
void drawRays(QPainter& painter, const Frame& frame, const GridPicture& picture);

} // namespace mexplorer::ui
