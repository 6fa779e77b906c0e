#include "ui/figure/graph/graph_paths.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

double distanceTo(const QPointF& point, const QPointF& node, double halfWidth) {
    const double straight = halfWidth - nodeRadius;
    const double dx = std::max(std::abs(point.x() - node.x()) - straight, 0.0);
    return std::hypot(dx, point.y() - node.y()) - nodeRadius;
}

QPointF arrowEnd(const QPointF& from, const QPointF& node, double halfWidth) {
    double inside = 0;
    double outside = 1;
    for (int i = 0; i < 30; ++i) {
        const double middle = (inside + outside) / 2;
        const bool isOutside = distanceTo(node + (from - node) * middle, node, halfWidth) > arrowGap;
        (isOutside ? outside : inside) = middle;
    }
    return node + (from - node) * outside;
}

QPainterPath bent(const QPointF& from, const QPointF& to, double bend) {
    QPainterPath path(from);
    const QPointF along = to - from;
    const double length = std::max(std::hypot(along.x(), along.y()), 1e-9);
    const QPointF aside(-along.y() / length, along.x() / length);
    if (bend == 0)
        path.lineTo(to);
    else
        path.quadTo((from + to) / 2 + 2 * bend * aside, to);
    return path;
}

QPainterPath loopAt(const QPointF& node, std::size_t index, bool isFree) {
    const double side = index % 2 == 0 ? 1 : -1;
    const std::size_t pair = index / 2;
    const double radius = loopRadius * (1 + 0.4 * static_cast<double>(pair));
    const bool isAbove = isFree && index == 0;
    const QPointF middle = isAbove ? QPointF(0, -radius) : QPointF(side * radius, 0);
    const double begin = isAbove ? 270 : side > 0 ? 180 : 0; // degrees of the circle's point at the node
    const QRectF circle = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(node + middle);
    QPainterPath path;
    path.arcMoveTo(circle, begin);
    path.arcTo(circle, begin, 360);
    return path;
}

QPainterPath halfOf(const QRectF& disc, Side side) {
    constexpr double top = 90; // degrees, anticlockwise
    QPainterPath path;
    if (side == Side::either) {
        path.addEllipse(disc);
        return path;
    }
    path.arcMoveTo(disc, top);
    path.arcTo(disc, top, side == Side::left ? 180 : -180);
    path.closeSubpath();
    return path;
}

QPainterPath loopOnGround(const QPointF& foot) {
    QPainterPath path(foot - QPointF(loopRadius, 0));
    path.cubicTo(foot + QPointF(-loopRadius, -0.8), foot + QPointF(loopRadius, -0.8),
                 foot + QPointF(loopRadius, 0));
    return path;
}

std::vector<QPointF> nameSides(const DrawnGraph& graph, const GraphLayout& layout) {
    constexpr QPointF corners[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    std::vector<std::array<double, 4>> crowded(graph.nodes.size(), {0, 0, 0, 0});
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        for (const std::uint32_t node : {graph.edges[edge].from, graph.edges[edge].to}) {
            const QPainterPath& path = layout.paths[edge];
            const QPointF ends[] = {path.pointAtPercent(0), path.pointAtPercent(1)};
            const bool isAtBegin = QLineF(ends[0], layout.at[node]).length() < 1e-6;
            const QPointF way = path.pointAtPercent(isAtBegin ? 0.25 : 0.75) - layout.at[node];
            const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
            for (std::size_t corner = 0; corner < crowded[node].size(); ++corner) {
                const double along = QPointF::dotProduct(way, corners[corner]) / length;
                crowded[node][corner] += std::pow(std::max(along, 0.0), 4);
            }
        }
    }
    std::vector<QPointF> sides;
    for (const auto& crowd : crowded) {
        std::size_t best = 0;
        for (std::size_t corner = 1; corner < crowd.size(); ++corner)
            if (crowd[corner] < crowd[best] - 0.05) best = corner;
        sides.push_back(corners[best]);
    }
    return sides;
}

} // namespace mexplorer::ui
