#pragma once

#include "ui/figure/figure.h"

#include <QPainter>

namespace mexplorer::ui {

/// A placeholder for what a later step fills: one sees what is still to come, and the figure has its full
/// size from the first step on.
void drawEmptyBox(QPainter& painter, const Style& style, const QRectF& box);

} // namespace mexplorer::ui
