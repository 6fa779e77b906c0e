#pragma once

#include "core/rules/board_picture.h"
#include "core/solve/game_tree.h"
#include "ui/figure/figure.h"

#include <QRectF>

#include <span>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// Where everything of a tree stands. The world's unit is one pixel at a scale of 1; y points down.
struct TreeGeometry {
    std::vector<double> x;                ///< by node: its centre
    std::vector<float> halfWidth;         ///< by node
    std::vector<std::uint32_t> row;       ///< by node
    std::vector<double> rowY;             ///< by row, downwards
    std::vector<std::uint32_t> order;     ///< the nodes row by row, each from left to right
    std::vector<std::uint32_t> rowStart;  ///< by row, and one more: where it begins in `order`
    std::vector<std::uint32_t> firstBend; ///< by edge, and one more; empty if no edge has bends
    std::vector<double> bends;            ///< of all edges, one after the other; see bendsOf
    bool squeezed = false; ///< no room was made for the bends: they pass between the nodes where these stand
    /// By row: how many times larger than at the figure's scale its nodes could be drawn before two of them,
    /// or one and the next row, touch: as they are, and as circles without their texts; and before a value
    /// beside a node touches the next node.
    std::vector<float> nodeRoom;
    std::vector<float> circleRoom;
    std::vector<float> valueRoom;
    /// By row: how many times larger than its type the nodes have to be for their texts to fit into them.
    std::vector<float> textShare;
    bool boards = false; ///< positions are drawn as boards where there is room for that
    QRectF bounds;       ///< of the nodes with what is written beside them

    /// The x of the edge on each row that it passes, downwards; empty if it passes none, or straight.
    [[nodiscard]] std::span<const double> bendsOf(std::uint32_t edge) const {
        if (firstBend.empty()) return {};
        return std::span(bends).subspan(firstBend[edge], firstBend[edge + 1] - firstBend[edge]);
    }
    [[nodiscard]] QPointF centre(std::uint32_t node) const { return {x[node], rowY[row[node]]}; }
};

/// How the nodes of a row are drawn.
struct DrawnRow {
    double scale = 1;    ///< of the nodes: where there is room, one that can still be read from afar
    bool round = false;  ///< all are circles, because the texts would be too small to read
    bool values = false; ///< there is room for the values beside them

    [[nodiscard]] double halfWidth(const TreeGeometry& geometry, std::uint32_t node) const;
};

/// How a row is drawn when the figure is shown at `scale`, with type `type` times its normal size, and of
/// `leastType` pixels.
[[nodiscard]] DrawnRow drawnRow(const TreeGeometry& geometry, std::uint32_t row, double scale, double type,
                                double leastType = Style().leastType);

/// What stands in the nodes of a tree, and beside them.
struct NodeContent {
    const std::vector<std::string>& texts;  ///< of the positions, by position
    std::optional<BoardPicture> board = {}; ///< if they are drawn as boards: one of these, all being as large
    bool values = false;                    ///< leave room for the values beside the nodes
    Play play = Play::normal;               ///< that the values are for
};

/// Lays a tree out: an unfolded one tidily, a merged one in layers. Errors: cancelled.
[[nodiscard]] Expected<TreeGeometry> layOut(const GameTree& tree, const NodeContent& content, Task& task);

/// The heights of rows whose edges reach `reach[i]` sideways between rows i and i + 1, in a tree of this
/// width: closer together in a tall tree, and in a wide one further apart where edges reach far, so that it
/// does not become a ribbon.
[[nodiscard]] std::vector<double> rowHeights(const std::vector<double>& reach, double width);

} // namespace mexplorer::ui
