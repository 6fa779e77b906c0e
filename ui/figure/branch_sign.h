#pragma once

#include "core/rules/outcome.h"
#include "ui/theme/theme.h"

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

class QPainter;

namespace mexplorer::ui {

/// A branch of a player’s has his colour; of either’s it is green.
[[nodiscard]] QPen branchPen(const Theme& theme, Side side, double width);

/// The leaf on a player’s branch, which points to the left for Left, to the right for Right; empty if the
/// branch is either’s. `unit`: pixels of a line’s width.
[[nodiscard]] QPolygonF leafOn(const QPainterPath& branch, Side side, double unit);
void drawLeaf(QPainter& painter, const Theme& theme, const QPolygonF& leaf, Side side, double unit);

} // namespace mexplorer::ui
