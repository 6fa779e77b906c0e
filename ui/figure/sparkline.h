#pragma once

#include "ui/figure/log_chart.h"

namespace mexplorer::ui {

/// A chart in little: its title, its solid curves without axes, and at the cursor, or else at
/// the end, the number of the first of them.
void drawSparkline(QPainter& painter, const Style& style, const QRectF& area, const LogChart& chart);

/// The box of something that a click opens, with a sign of that in its corner. Returns the room inside.
QRectF drawOpener(QPainter& painter, const Style& style, const QRectF& area);

} // namespace mexplorer::ui
