#pragma once

#include "core/rules/rules.h"
#include "ui/figure/figure.h"

#include <optional>

namespace mexplorer::ui {

/// What a move is worth to whoever makes it, by colour and by shape: a filled disc with a tick wins, a ring
/// with two bars draws, a ring with one loses; what is not known is a dot.
void drawMoveMark(QPainter& painter, const Style& style, const std::optional<Outcome>& reached,
                  const QPointF& middle, double radius);

/// The colour of a move that leads to such a position.
[[nodiscard]] QColor markColour(const Theme& theme, const std::optional<Outcome>& reached);

} // namespace mexplorer::ui
