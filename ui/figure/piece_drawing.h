#pragma once

#include "core/rules/board_picture.h"
#include "ui/figure/figure.h"

namespace mexplorer::ui {

/// One piece on a square. Pieces of the player who begins are of the colour of ink, those of the other of the
/// accent; what would be smaller than a pixel or two is left out.
void drawPiece(QPainter& painter, const Style& style, Piece piece, const QRectF& cell);

} // namespace mexplorer::ui
