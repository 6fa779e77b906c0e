#include "ui/views/tree/tree_geometry.h"

#include "core/explain/say_signs.h"
#include "ui/figure/tidy_layout.h"
#include "ui/views/tree/layered_layout.h"
#include "ui/views/tree/passing_lanes.h"
#include "ui/views/tree/sum_plate.h"
#include "ui/views/tree/tree_sizes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

// Ratios of width to height that a wider or narrower tree is brought closer to.
constexpr double widestShape = 2.6;
constexpr double narrowestShape = 1.5;
constexpr double mostStretch = 1.8;     // sideways
constexpr double steepest = 1.4;        // largest ratio of a stretched gap to the reach of its edges
constexpr double evening = 0.6;         // exponent of an edge's reach in the weight of its gap
constexpr double valueOverlap = 12;     // of a value with the round end of its node, if that leaves room
constexpr std::size_t bendsPerNode = 3; // in large trees
constexpr std::size_t fewBends = 100;
constexpr std::size_t mostLanes = 5000; // more would look like a grey area
constexpr double mostRoom = 1e9;
constexpr double readableScale = 0.8; // of nodes with room for it
constexpr double readableBoard = 1.3; // of boards, which have more detail
constexpr double roundScale = 0.5;    // of nodes drawn as circles without texts
constexpr double airBetween = 10;     // between enlarged nodes
constexpr double airBetweenRows = 5;
constexpr double surelyFits = 1.1; // how much wider than estimated a text may be

struct Extents {
    std::vector<float> left;
    std::vector<float> right;
};

/// By position: the width of the value beside it.
std::vector<float> labelWidths(const GameTree& tree, Play play) {
    std::vector<float> widths;
    for (const auto& evaluation : tree.evaluations) {
        const bool known = evaluation && evaluation->nimber();
        const std::string label = known ? sayValueBriefly(*evaluation->nimber(), play).english() : "";
        widths.push_back(static_cast<float>(tree::roughWidth(label, tree::valueText)));
    }
    return widths;
}

Extents extentsOf(const GameTree& tree, const std::vector<float>& halfWidth,
                  const std::vector<float>& labels) {
    Extents extents;
    extents.left.reserve(tree.nodes.size());
    extents.right.reserve(tree.nodes.size());
    for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
        const TreeNode& node = tree.nodes[v];
        double half = halfWidth[v] + tree::ringRadius - tree::nodeRadius;
        if (node.hidden > 0) half = std::max(half, tree::badgeHalfWidth(node.hidden));
        const double label = labels.empty() ? 0 : halfWidth[v] - valueOverlap + labels[node.position];
        extents.left.push_back(static_cast<float>(half));
        extents.right.push_back(static_cast<float>(std::max(half, label)));
    }
    return extents;
}

struct Shape {
    std::vector<std::uint32_t> firstEdge;
    std::vector<std::uint32_t> edgeCount;
    std::vector<std::uint32_t> to;
};

Shape shapeOf(const GameTree& tree) {
    Shape shape;
    for (const TreeNode& node : tree.nodes) {
        shape.firstEdge.push_back(node.firstEdge);
        shape.edgeCount.push_back(node.edgeCount);
    }
    for (const TreeEdge& edge : tree.edges) {
        shape.to.push_back(edge.to);
    }
    return shape;
}

void placeTidily(TreeGeometry& geometry, const GameTree& tree, const Extents& extents) {
    Shape shape = shapeOf(tree);
    for (std::uint32_t& first : shape.firstEdge)
        ++first; // each node but the root has one edge to it, in the order of the nodes
    geometry.x = tidyLayout({shape.firstEdge, shape.edgeCount, extents.left, extents.right},
                            {tree::siblingGap, tree::subtreeGap});
    for (const TreeNode& node : tree.nodes)
        geometry.row.push_back(node.level);
}

/// How often edges pass a layer.
std::size_t bendsOf(const LayeredLayout& layout, const GameTree& tree) {
    std::size_t bends = 0;
    for (std::size_t from = 0; from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e)
            bends += layout.layer[tree.edges[e].to] - layout.layer[from] - 1;
    }
    return bends;
}

Expected<void> placeInLayers(TreeGeometry& geometry, const GameTree& tree, const Extents& extents,
                             Task& task) {
    const Shape shape = shapeOf(tree);
    const LayeredGraph graph{shape.firstEdge, shape.edgeCount, shape.to, extents.left, extents.right};
    auto layout = layeredLayout(
        graph, {tree::subtreeGap, tree::bendGap, std::max(fewBends, bendsPerNode * tree.nodes.size())}, task);
    if (!layout) return tl::unexpected(layout.error());
    geometry.squeezed = layout->bends.empty() && bendsOf(*layout, tree) <= mostLanes;
    if (geometry.squeezed) addPassingLanes(*layout, graph, tree::bendGap);
    geometry.x = std::move(layout->x);
    geometry.row = std::move(layout->layer);
    geometry.firstBend = std::move(layout->firstBend);
    geometry.bends = std::move(layout->bends);
    return {};
}

void fillRows(TreeGeometry& geometry) {
    const std::uint32_t rows = 1 + *std::max_element(geometry.row.begin(), geometry.row.end());
    geometry.rowStart.assign(rows + 1, 0);
    for (const std::uint32_t row : geometry.row)
        ++geometry.rowStart[row + 1];
    std::partial_sum(geometry.rowStart.begin(), geometry.rowStart.end(), geometry.rowStart.begin());
    geometry.order.resize(geometry.row.size());
    std::vector<std::uint32_t> next(geometry.rowStart);
    for (std::uint32_t v = 0; v < geometry.row.size(); ++v)
        geometry.order[next[geometry.row[v]]++] = v;
    const auto leftToRight = [&](std::uint32_t a, std::uint32_t b) { return geometry.x[a] < geometry.x[b]; };
    for (std::uint32_t row = 0; row < rows; ++row) {
        const auto begin = geometry.order.begin() + geometry.rowStart[row];
        const auto end = geometry.order.begin() + geometry.rowStart[row + 1];
        if (!std::is_sorted(begin, end, leftToRight)) std::stable_sort(begin, end, leftToRight);
    }
}

/// How far sideways edges reach between each row and the next.
std::vector<double> reachOf(const TreeGeometry& geometry, const GameTree& tree) {
    std::vector<double> reach(geometry.rowStart.size() - 2, 0.0);
    const auto widen = [&](std::uint32_t row, double distance) {
        reach[row] = std::max(reach[row], std::abs(distance));
    };
    for (std::uint32_t from = 0; from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            const std::uint32_t to = tree.edges[e].to;
            const std::uint32_t first = geometry.row[from];
            const std::uint32_t last = geometry.row[to];
            const std::span<const double> bends = geometry.bendsOf(e);
            double x = geometry.x[from];
            for (std::uint32_t row = first; row < last; ++row) {
                double next = geometry.x[from] +
                              (geometry.x[to] - geometry.x[from]) * (row + 1 - first) / (last - first);
                if (!bends.empty() && row + 1 < last) next = bends[row - first];
                widen(row, next - x);
                x = next;
            }
        }
    }
    return reach;
}

/// By row: the x at which edges pass it, in ascending order.
std::vector<std::vector<double>> passedAt(const TreeGeometry& geometry, const GameTree& tree) {
    std::vector<std::vector<double>> passed(geometry.rowY.size());
    for (std::uint32_t from = 0; !geometry.bends.empty() && from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            std::uint32_t row = geometry.row[from];
            for (const double x : geometry.bendsOf(e))
                passed[++row].push_back(x);
        }
    }
    for (std::vector<double>& row : passed)
        std::sort(row.begin(), row.end());
    return passed;
}

/// The factor by which a node could be larger before it touches a passing edge.
double roomBesideEdges(const std::vector<double>& passed, double x, double left, double right) {
    constexpr double air = 4;
    const auto next = std::lower_bound(passed.begin(), passed.end(), x);
    double room = mostRoom;
    if (next != passed.end()) room = std::min(room, (*next - x) / (right + air));
    if (next != passed.begin()) room = std::min(room, (x - *(next - 1)) / (left + air));
    return room;
}

void findRoom(TreeGeometry& geometry, const GameTree& tree, const Extents& extents) {
    const auto rows = static_cast<std::uint32_t>(geometry.rowY.size());
    const std::vector<std::vector<double>> passed = passedAt(geometry, tree);
    const double circle = 2 * tree::ringRadius + (geometry.bends.empty() ? airBetween : tree::edgeRoom);
    const double rowHeight = geometry.bends.empty() ? 2 * tree::ringRadius + airBetweenRows : circle;
    double nodes = mostRoom; // deeper rows are never drawn larger than those above
    double circles = mostRoom;
    double values = mostRoom;
    for (std::uint32_t row = 0; row < rows; ++row) {
        if (geometry.boards) nodes = circles = values = mostRoom; // but boards are, where there is room
        double height = mostRoom;
        if (row > 0) height = (geometry.rowY[row] - geometry.rowY[row - 1]) / rowHeight;
        if (row + 1 < rows)
            height = std::min(height, (geometry.rowY[row + 1] - geometry.rowY[row]) / rowHeight);
        nodes = std::min(nodes, height);
        circles = std::min(circles, height);
        for (std::uint32_t i = geometry.rowStart[row]; i < geometry.rowStart[row + 1]; ++i) {
            const std::uint32_t v = geometry.order[i];
            const double x = geometry.x[v];
            nodes = std::min(nodes, roomBesideEdges(passed[row], x, extents.left[v], extents.left[v]));
            circles = std::min(circles, roomBesideEdges(passed[row], x, tree::ringRadius, tree::ringRadius));
            if (!geometry.squeezed)
                values = std::min(values, roomBesideEdges(passed[row], x, 0, extents.right[v]));
        }
        for (std::uint32_t i = geometry.rowStart[row] + 1; i < geometry.rowStart[row + 1]; ++i) {
            const std::uint32_t a = geometry.order[i - 1];
            const std::uint32_t b = geometry.order[i];
            const double distance = geometry.x[b] - geometry.x[a];
            nodes = std::min(nodes, distance / (extents.left[a] + extents.left[b] + airBetween));
            circles = std::min(circles, distance / circle);
            values = std::min(values, distance / (extents.right[a] + extents.left[b] + airBetween));
        }
        geometry.nodeRoom.push_back(static_cast<float>(nodes));
        geometry.circleRoom.push_back(static_cast<float>(circles));
        geometry.valueRoom.push_back(static_cast<float>(values));
    }
}

/// Texts too long for any node count only as far as they are shown.
void findTextShares(TreeGeometry& geometry, const GameTree& tree, const std::vector<std::string>& texts) {
    geometry.textShare.assign(geometry.rowY.size(), 0);
    for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
        const double room = 2 * (geometry.halfWidth[v] - tree::tightMargin) / surelyFits;
        const double most = 2 * (tree::largestHalfWidth - tree::textPadding) / tree::nodeText;
        const double ems = std::min(tree::roughWidth(texts[tree.nodes[v].position], 1), most);
        float& share = geometry.textShare[geometry.row[v]];
        share = std::max(share, static_cast<float>(ems / room));
    }
}

std::vector<float> halfWidths(const GameTree& tree, const NodeContent& content) {
    if (content.board)
        return std::vector<float>(tree.nodes.size(), static_cast<float>(tree::halfWidthFor(*content.board)));
    std::vector<float> widths; // by position
    widths.reserve(content.texts.size());
    for (std::size_t position = 0; position < content.texts.size(); ++position) {
        const double half = content.parts.empty() ? tree::halfWidthFor(content.texts[position])
                                                  : SumPlate(content.parts[position]).halfWidth();
        widths.push_back(static_cast<float>(half));
    }
    std::vector<float> byNode;
    byNode.reserve(tree.nodes.size());
    for (const TreeNode& node : tree.nodes)
        byNode.push_back(widths[node.position]);
    return byNode;
}

/// The same for boards: the least scale at which their pieces can be told apart.
float boardShare(const BoardPicture& board) {
    const double pixels = std::max(tree::leastBoard, tree::leastCell * board.rows);
    return static_cast<float>(pixels / (2 * tree::nodeRadius) / Style().leastType);
}

/// Moves rows down so that they are at least `gap` apart.
void widenRows(std::vector<double>& rowY, double gap) {
    double moved = 0;
    for (std::size_t row = 1; row < rowY.size(); ++row) {
        rowY[row] += moved;
        const double more = std::max(0.0, gap - (rowY[row] - rowY[row - 1]));
        rowY[row] += more;
        moved += more;
    }
}

/// How far the tree reaches to the left and to the right.
std::pair<double, double> sides(const TreeGeometry& geometry, const Extents& extents) {
    double left = 0;
    double right = 0;
    for (std::uint32_t v = 0; v < geometry.x.size(); ++v) {
        left = std::min(left, geometry.x[v] - extents.left[v]);
        right = std::max(right, geometry.x[v] + extents.right[v]);
    }
    return {left, right};
}

} // namespace

double DrawnRow::halfWidth(const TreeGeometry& geometry, std::uint32_t node) const {
    return round ? tree::nodeRadius : geometry.halfWidth[node];
}

DrawnRow drawnRow(const TreeGeometry& geometry, std::uint32_t row, double scale, double type,
                  double leastType) {
    const double leastText =
        std::max(tree::leastTextScale, leastType * static_cast<double>(geometry.textShare[row]));
    const auto enlarged = [&](float room, double readable) {
        return std::max(scale, std::min(readable * type, scale * room));
    };
    const double readableNode = geometry.boards ? readableBoard : readableScale;
    // Nodes may be a little smaller to make room for values, if both can be read then.
    const double withValues =
        enlarged(std::min(geometry.nodeRoom[row], geometry.valueRoom[row]), readableNode);
    if (withValues <= scale * geometry.valueRoom[row] &&
        withValues >= std::max(tree::leastValueScale, leastText))
        return {withValues, false, true};
    const double withText = enlarged(geometry.nodeRoom[row], readableNode);
    if (withText >= leastText) return {withText, false, false};
    return {enlarged(geometry.circleRoom[row], roundScale), true, false};
}

std::vector<double> rowHeights(const std::vector<double>& reach, double width) {
    const auto gaps = static_cast<double>(reach.size());
    const double gap =
        std::clamp(width / narrowestShape / std::max(gaps, 1.0), tree::leastRowGap, tree::rowGap);
    const double missing = std::max(0.0, width / widestShape - gap * gaps);
    double weights = 0;
    for (const double distance : reach)
        weights += std::pow(distance, evening);
    std::vector<double> y{0.0};
    for (const double distance : reach) {
        const double more = weights > 0 ? missing * std::pow(distance, evening) / weights : 0;
        y.push_back(y.back() + std::max(gap, std::min(gap + more, distance * steepest)));
    }
    return y;
}

Expected<TreeGeometry> layOut(const GameTree& tree, const NodeContent& content, Task& task) {
    TreeGeometry geometry;
    geometry.boards = content.board || !content.parts.empty();
    geometry.halfWidth = halfWidths(tree, content);
    const Extents extents = extentsOf(
        tree, geometry.halfWidth, content.values ? labelWidths(tree, content.play) : std::vector<float>{});
    if (task.cancelled()) return cancelled();
    if (!tree.merged) {
        placeTidily(geometry, tree, extents);
    } else if (auto placed = placeInLayers(geometry, tree, extents, task); !placed) {
        return tl::unexpected(placed.error());
    }
    if (task.cancelled()) return cancelled();
    fillRows(geometry);

    const auto [left, right] = sides(geometry, extents);
    geometry.rowY = rowHeights(reachOf(geometry, tree), right - left);
    if (!geometry.bends.empty()) widenRows(geometry.rowY, 2 * tree::ringRadius + tree::edgeRoom);
    const double stretch =
        std::clamp(narrowestShape * geometry.rowY.back() / (right - left), 1.0, mostStretch);
    for (std::vector<double>* xs : {&geometry.x, &geometry.bends}) {
        for (double& x : *xs)
            x *= stretch;
    }
    const double top = -tree::ringRadius;
    const double bottom = geometry.rowY.back() + tree::badgeDrop + tree::badgeHeight / 2;
    findRoom(geometry, tree, extents);
    if (content.board)
        geometry.textShare.assign(geometry.rowY.size(), boardShare(*content.board));
    else if (!content.parts.empty())
        geometry.textShare.assign(geometry.rowY.size(),
                                  static_cast<float>(SumPlate(content.parts.front()).textShare()));
    else
        findTextShares(geometry, tree, content.texts);
    const auto [first, last] = sides(geometry, extents);
    geometry.bounds = {first, top, last - first, bottom - top};
    return geometry;
}

} // namespace mexplorer::ui
