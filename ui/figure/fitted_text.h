#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// Draws `text` whole inside `area`, wrapped, and in type as small as that takes; `flags` are Qt's alignment.
/// The painter's font is the largest that is used, unless the style's least type is larger. If that does not
/// fit, some words at the end are left out: a number is never cut.
void drawFittedText(QPainter& painter, const Style& style, const QRectF& area, int flags,
                    const QString& text);

/// Whether the style is for the last row of a hall: no text is as small as in a window.
[[nodiscard]] bool isReadFromAfar(const Style& style);

/// A line of the world, as wide to both sides as the picture is.
[[nodiscard]] QRectF widened(const QRectF& line, const Frame& frame);

} // namespace mexplorer::ui
