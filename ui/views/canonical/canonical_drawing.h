#pragma once

#include "ui/figure/side_pen.h"
#include "ui/views/canonical/canonical_figure.h"

#include <QPainterPath>

namespace mexplorer::ui {

void drawCanonical(QPainter& painter, const CanonicalFigure& figure, const Frame& frame);

/// The outline of a player’s game, which points to his side: told apart without colours.
[[nodiscard]] QPainterPath sideShape(const QRectF& box, bool isLeft);

} // namespace mexplorer::ui
