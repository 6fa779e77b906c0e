#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// The strip between a drawing and the legend below it.
[[nodiscard]] QRectF aboveLegend(const Frame& frame);

/// Says in a strip beside a drawing, at its right end, what found no room there; nothing if `text` is empty.
void drawLeftOutNote(QPainter& painter, const Style& style, const QRectF& strip, const QString& text);

} // namespace mexplorer::ui
