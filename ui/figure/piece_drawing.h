#pragma once

#include "core/rules/board_picture.h"
#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// One piece on a square. The first player's pieces have the colour of ink, the second player's the accent;
/// details smaller than a pixel or two are left out.
void drawPiece(QPainter& painter, const Style& style, Piece piece, const QRectF& cell);

} // namespace mexplorer::ui
