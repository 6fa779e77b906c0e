#pragma once

#include "core/coalition/max_flow.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Where a network is drawn, in its world: pixels at the usual size of type. All nodes have the same height,
/// and are wide enough for their names.
struct NetworkPlan {
    static constexpr double nodeHalf = 23; ///< half the height of a node
    static constexpr double unit = 140;    ///< pixels per 72 points of places given in the network’s text

    std::vector<QPointF> nodes;
    std::vector<double> halfWidths;
    std::vector<QPolygonF> arrows; ///< each from the rim of one node to that of the other
    QRectF bounds;

    [[nodiscard]] QRectF node(std::size_t index) const;
    /// The distance of a point from the rim of a node; less than 0 inside.
    [[nodiscard]] double distance(const QPointF& point, std::size_t node) const;
};

/// Nodes are at the places given in the network’s text, if all have one; else in layers from the source to
/// the sink, with all arrows leading on but those that would close a cycle.
[[nodiscard]] NetworkPlan planNetwork(const FlowNetwork& network, FlowEnds ends);
/// The same with nodes at these points.
[[nodiscard]] NetworkPlan planNetworkAt(const FlowNetwork& network, const std::vector<QPointF>& points);
/// Whether the network’s text gives all places; then planning takes O(nodes · arrows).
[[nodiscard]] bool hasPlaces(const FlowNetwork& network);

/// The part of an area that belongs to the source's side of a cut: what is nearer to that side’s nodes, and
/// to its half of each arrow, than to the other's. Its border crosses the arrows of the cut. `isReached`: by
/// node, whether it is on that side.
[[nodiscard]] QPainterPath sourceSideOf(const NetworkPlan& plan, const FlowNetwork& network,
                                        const std::vector<char>& isReached, const QRectF& area);

} // namespace mexplorer::ui
