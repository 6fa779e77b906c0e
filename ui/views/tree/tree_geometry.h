#pragma once

#include "core/rules/board_picture.h"
#include "core/solve/game_tree.h"
#include "core/sum/sum_parts.h"
#include "ui/figure/figure.h"

#include <QRectF>

#include <span>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// Where all parts of a tree are. The world's unit is one pixel at a scale of 1; y points down.
struct TreeGeometry {
    std::vector<double> x;                ///< by node: its centre
    std::vector<float> halfWidth;         ///< by node
    std::vector<std::uint32_t> row;       ///< by node
    std::vector<double> rowY;             ///< by row, downwards
    std::vector<std::uint32_t> order;     ///< the nodes row by row, each from left to right
    std::vector<std::uint32_t> rowStart;  ///< by row, and one more for the end: index in `order`
    std::vector<std::uint32_t> firstBend; ///< by edge, and one more: index in `bends`; empty without bends
    std::vector<double> bends;            ///< the x of all edges' bends in sequence; see bendsOf
    bool squeezed = false; ///< no room was made for bends: edges pass between nodes where these happen to be
    /// By row: the factor by which nodes could be drawn larger than at the figure's scale before two of them,
    /// or one and the next row, touch: as they are, and as circles without texts; and before a value beside a
    /// node touches the next node.
    std::vector<float> nodeRoom;
    std::vector<float> circleRoom;
    std::vector<float> valueRoom;
    /// By row: the least scale of the nodes, per pixel of type, at which texts fit into them.
    std::vector<float> textShare;
    bool boards = false; ///< positions are drawn on plates, as boards or as components, if there is room
    QRectF bounds;       ///< of the nodes with their texts and badges

    /// The x of the edge on each row that it passes, from the top down; empty if it passes none, or passes
    /// them straight.
    [[nodiscard]] std::span<const double> bendsOf(std::uint32_t edge) const {
        if (firstBend.empty()) return {};
        return std::span(bends).subspan(firstBend[edge], firstBend[edge + 1] - firstBend[edge]);
    }
    [[nodiscard]] QPointF centre(std::uint32_t node) const { return {x[node], rowY[row[node]]}; }
};

/// How the nodes of a row are drawn.
struct DrawnRow {
    double scale = 1;    ///< of the nodes: if there is room, large enough to be read from afar
    bool round = false;  ///< all are circles, as texts would be too small to read
    bool values = false; ///< there is room for values beside them

    [[nodiscard]] double halfWidth(const TreeGeometry& geometry, std::uint32_t node) const;
};

/// How a row is drawn when the figure is shown at `scale`, with type `type` times its normal size and at
/// least `leastType` pixels.
[[nodiscard]] DrawnRow drawnRow(const TreeGeometry& geometry, std::uint32_t row, double scale, double type,
                                double leastType = Style().leastType);

/// The contents of a tree's nodes, and what is beside them.
struct NodeContent {
    const std::vector<std::string>& texts;  ///< the positions' texts, by position
    std::optional<BoardPicture> board = {}; ///< one of the boards, all equally large; none: texts are drawn
    std::span<const std::vector<SumPart>> parts = {}; ///< or the components of sums, by position
    bool values = false;                              ///< leave room for values beside the nodes
    Play play = Play::normal;                         ///< the play that the values are for
};

/// Lays a tree out: an unfolded one tidily, a merged one in layers. Errors: cancelled.
[[nodiscard]] Expected<TreeGeometry> layOut(const GameTree& tree, const NodeContent& content, Task& task);

/// The y of rows whose edges reach `reach[i]` sideways between rows i and i + 1, in a tree of this width:
/// closer together in a tall tree; in a wide one further apart where edges reach far, so that it is not too
/// flat.
[[nodiscard]] std::vector<double> rowHeights(const std::vector<double>& reach, double width);

} // namespace mexplorer::ui
