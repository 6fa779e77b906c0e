#pragma once

#include "ui/figure/side_pen.h"
#include "ui/views/numbers/numbers_figure.h"

namespace mexplorer::ui {

void drawNumbers(QPainter& painter, const NumbersFigure& figure, const Frame& frame);

/// Behind the numbers that a player’s options exclude.
[[nodiscard]] QColor excludedColour(const Theme& theme, bool isLeft);

} // namespace mexplorer::ui
