#pragma once

#include "core/rules/rules.h"
#include "ui/figure/figure.h"

#include <optional>

namespace mexplorer::ui {

/// Marks what a move is worth to its player, by colour and by shape: a filled disc with a tick wins, a ring
/// with two bars draws, a ring with one loses; a dot: not known. `reached` is the outcome of the position
/// after it.
void drawMoveMark(QPainter& painter, const Style& style, const std::optional<Outcome>& reached,
                  const QPointF& middle, double radius);

/// The colour of that mark.
[[nodiscard]] QColor markColour(const Theme& theme, const std::optional<Outcome>& reached);

} // namespace mexplorer::ui
