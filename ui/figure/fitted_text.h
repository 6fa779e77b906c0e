#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// Draws `text` whole inside `area`, wrapped, in type as small as that takes; `flags` are Qt's alignment. The
/// painter's font is the largest used, unless the style's least type is larger. If even the least type does
/// not fit, words at the end are left out: a number is never cut.
void drawFittedText(QPainter& painter, const Style& style, const QRectF& area, int flags,
                    const QString& text);

/// Whether the style is to be read from afar: its least type is larger than in a window.
[[nodiscard]] bool isReadFromAfar(const Style& style);

/// A line of text in the world, widened to both sides as far as the picture reaches.
[[nodiscard]] QRectF widened(const QRectF& line, const Frame& frame);

} // namespace mexplorer::ui
