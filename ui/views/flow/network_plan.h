#pragma once

#include "core/coalition/max_flow.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Where a network stands, in its world: pixels at the usual size of type. Nodes are as high as each other,
/// and as wide as their names want.
struct NetworkPlan {
    static constexpr double nodeHalf = 23; ///< half as high as a node is
    static constexpr double unit = 140;    ///< 72 points of a place that the network’s text tells

    std::vector<QPointF> nodes;
    std::vector<double> halfWidths;
    std::vector<QPolygonF> arrows; ///< each from the rim of one node to that of the other
    QRectF bounds;

    [[nodiscard]] QRectF node(std::size_t index) const;
    /// How far a point is from a node; less than 0 inside.
    [[nodiscard]] double distance(const QPointF& point, std::size_t node) const;
};

/// Nodes stand where the network’s text tells it of all of them; else in layers from the source to the sink,
/// all arrows leading on but for those that would close a cycle.
[[nodiscard]] NetworkPlan planNetwork(const FlowNetwork& network, FlowEnds ends);
/// Nodes stand at these points.
[[nodiscard]] NetworkPlan planNetworkAt(const FlowNetwork& network, const std::vector<QPointF>& points);
/// Whether the network’s text tells all places; then it is planned in O(nodes · arrows).
[[nodiscard]] bool hasPlaces(const FlowNetwork& network);

/// The part of an area that belongs to one side of a cut: what is nearer to that side’s nodes, and to its
/// half of each arrow, than to those of the other. Its border crosses the arrows of the cut.
[[nodiscard]] QPainterPath sourceSideOf(const NetworkPlan& plan, const FlowNetwork& network,
                                        const std::vector<char>& isReached, const QRectF& area);

} // namespace mexplorer::ui
