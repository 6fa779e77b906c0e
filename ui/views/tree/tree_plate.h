#pragma once

#include "ui/theme/game_drawings.h"
#include "ui/views/tree/tree_picture.h"

namespace mexplorer::ui {

/// Draws the position of a node, of a tree that has plates, into the inside of its plate.
void paintPlate(QPainter& painter, const Style& style, const TreePicture& picture, std::uint32_t node,
                const QRectF& area, GameDrawings& drawings);

} // namespace mexplorer::ui
