#pragma once

#include "core/rules/board_picture.h"
#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// One piece on a square, in its player's colour; the mouse is the first player's, cats are the second's;
/// details smaller than a pixel or two are left out.
void drawPiece(QPainter& painter, const Style& style, Piece piece, const QRectF& cell);

} // namespace mexplorer::ui
