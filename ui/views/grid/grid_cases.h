#pragma once

#include "core/rules/board_mark.h"
#include "ui/figure/figure.h"
#include "ui/views/grid/grid_picture.h"

#include <QLineF>

namespace mexplorer::ui {

/// The part of a case's line that lies on the table, in the world, beginning at the line's own beginning.
[[nodiscard]] QLineF caseLine(const GridLayout& layout, const CaseLine& line);

/// The lines of a proof's cases with their numbers; those that the step is about are highlighted. A line
/// along which a move wins is solid and leads to a box; all others are dashed.
void drawCases(QPainter& painter, const Frame& frame, const GridPicture& picture, const BoardMark& mark);

} // namespace mexplorer::ui
