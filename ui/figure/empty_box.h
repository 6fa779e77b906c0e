#pragma once

#include "ui/figure/figure.h"

#include <QPainter>

namespace mexplorer::ui {

/// A placeholder for what a later step fills: one sees what is still to come, and the figure has its full
/// size from the first step on.
void drawEmptyBox(QPainter& painter, const Style& style, const QRectF& box);

/// A rounded rectangle whose dashes begin in the same place on every device, so that they stand still when a
/// picture begins to move: QPainter::drawRoundedRect begins elsewhere on screens than in other pictures.
void drawRoundedBox(QPainter& painter, const QRectF& box, double radius);

} // namespace mexplorer::ui
