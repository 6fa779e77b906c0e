#pragma once

#include "core/rules/outcome.h"
#include "ui/figure/figure.h"

namespace mexplorer::ui {

// A node that can be coloured: its left half is a move of Left’s, its right half one of Right’s.

/// As nobody may colour it.
void drawClosedNode(QPainter& painter, const Theme& theme, const QRectF& disc, double line);
/// Over a closed node: a player may colour it; a leaf points to his side, as on his branches.
void drawOpenHalf(QPainter& painter, const Theme& theme, const QRectF& disc, Side side, double line);
/// The player’s tile, with his letter, in place of the disc.
void drawColouredNode(QPainter& painter, const Style& style, const QRectF& disc, Side side);

} // namespace mexplorer::ui
