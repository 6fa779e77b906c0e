#pragma once

#include "core/rules/sketch.h"
#include "ui/figure/figure.h"

#include <QPainterPath>

#include <functional>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where the nodes and edges of a sketch are drawn, in the figure’s world, so that they can be edited.
struct SketchShape {
    using Index = Sketch::Index;

    std::vector<QPointF> nodes;
    std::vector<double> halfWidths; ///< of the nodes
    double halfHeight = 0;          ///< of each node, where it can be grabbed
    std::vector<QPainterPath> edges;
    std::optional<Index> ground = {}; ///< drawn as a line at y = 0; then other nodes are mere joints
    bool isPlain = false;             ///< undirected without a ground
    double unit = 1;                  ///< of the world, per 72 points of a place
    /// The texts beside nodes, in pixels, which the sign for drawing edges must not cover.
    std::function<std::vector<QRectF>(const Frame&)> texts = {};

    [[nodiscard]] bool isDirected() const { return !ground && !isPlain; }
    [[nodiscard]] NodePlace placeAt(const QPointF& point) const;
    /// The node at a point, the ground excepted.
    [[nodiscard]] std::optional<Index> nodeAt(const QPointF& point) const;
    /// The nearest edge within the distance `near`.
    [[nodiscard]] std::optional<Index> edgeAt(const QPointF& point, double near) const;
    [[nodiscard]] QPointF middleOf(Index edge) const { return edges[edge].pointAtPercent(0.5); }
    /// A rectangle around a node, in pixels.
    [[nodiscard]] QRectF ringOf(Index node, const Frame& frame) const;
    /// An edge as it would be drawn, but bent, as there may be one already; an arrow reaches from rim to rim.
    [[nodiscard]] QPainterPath strokeBetween(Index from, Index to) const;
    /// The point of the rim where an arrow from the node to this point begins.
    [[nodiscard]] QPointF rimOf(Index node, const QPointF& towards) const;

private:
    /// The distance of a point from the rim of a node; negative inside.
    [[nodiscard]] double distanceTo(Index node, const QPointF& point) const;
};

} // namespace mexplorer::ui
