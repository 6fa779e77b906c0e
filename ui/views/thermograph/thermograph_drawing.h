#pragma once

#include "ui/figure/side_pen.h"
#include "ui/views/thermograph/thermograph_figure.h"

namespace mexplorer::ui {

void drawThermograph(QPainter& painter, const ThermographFigure& figure, const Frame& frame);

/// The best option’s wall, before the tax is paid.
[[nodiscard]] QPen untaxedPen(const Theme& theme, bool isLeft, double width);

} // namespace mexplorer::ui
