#pragma once

#include "ui/views/thermograph/thermograph_figure.h"

namespace mexplorer::ui {

/// On the line of a tax that was chosen: where both walls cross it, and what the players stop at there.
/// Requires such a tax.
void drawTaxMarks(QPainter& painter, const ThermographFigure& figure, const Frame& frame);

} // namespace mexplorer::ui
