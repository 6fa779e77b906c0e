#pragma once

#include "ui/figure/figure.h"

namespace mexplorer::ui {

inline constexpr double beattyTextPixels = 24; ///< in the world

/// The colour of what belongs to φ or to φ². The former is also filled and the latter hollow, which tells
/// them apart in a grey print.
[[nodiscard]] QColor colourOfKind(const Theme& theme, bool isOfSquare);
/// Of what is written in such a box.
[[nodiscard]] QColor inkOfKind(const Theme& theme, bool isOfSquare);

void drawKindBox(QPainter& painter, const Style& style, const QRectF& where, bool isOfSquare);
/// A box in two pieces, the first ending at `x`.
void drawCutBox(QPainter& painter, const Style& style, const QRectF& where, double x);
/// Writes a text that stands elsewhere as well, unless it is too wide.
bool writeInside(QPainter& painter, const QRectF& box, const QString& text);

} // namespace mexplorer::ui
