#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_step.h"

namespace mexplorer::ui {

/// The colour of an N-cell found in an earlier step.
[[nodiscard]] QColor paleN(const Theme& theme);
/// The cells of a table that is being discovered; unknown ones are empty.
void drawDiscovered(QPainter& painter, const Frame& frame, const GridPicture& picture,
                    const Discovered& discovered);
/// An empty cell, with a question mark if the step asks for it.
void drawUnknown(QPainter& painter, const QRectF& cell, const Style& style, bool isAsked);

} // namespace mexplorer::ui
