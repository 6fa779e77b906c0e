#pragma once

#include "ui/figure/figure.h"

#include <QPainter>

namespace mexplorer::ui {

/// A place that a later step fills: a class sees what is still to come, and the figure fills the screen from
/// the first step on.
void drawEmptyBox(QPainter& painter, const Style& style, const QRectF& box);

} // namespace mexplorer::ui
