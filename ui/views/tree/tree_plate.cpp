#include "ui/views/tree/tree_plate.h"

#include "ui/figure/board_drawing.h"
#include "ui/views/tree/sum_plate.h"

namespace mexplorer::ui {

void paintPlate(QPainter& painter, const Style& style, const TreePicture& picture, std::uint32_t node,
                const QRectF& area, GameDrawings& drawings) {
    if (!picture.parts.empty())
        return SumPlate(picture.parts[picture.tree.nodes[node].position])
            .draw(painter, style, area, drawings);
    if (const auto board = picture.boards()->picture(picture.text(node)))
        drawBoard(painter, style, *board, area);
}

} // namespace mexplorer::ui
