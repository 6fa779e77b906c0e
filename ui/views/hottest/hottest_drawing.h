#pragma once

#include "ui/views/hottest/hottest_figure.h"

#include <QLineF>
#include <QLinearGradient>

namespace mexplorer::ui {

void drawHottest(QPainter& painter, const HottestFigure& figure, const Frame& frame);

/// The colours of temperatures, from 0 to the largest along this line.
[[nodiscard]] QLinearGradient heatScale(const QLineF& line);

} // namespace mexplorer::ui
