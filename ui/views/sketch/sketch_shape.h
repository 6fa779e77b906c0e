#pragma once

#include "core/rules/sketch.h"
#include "ui/figure/figure.h"

#include <QPainterPath>

#include <functional>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where the nodes and edges of a sketch are drawn, in the figure’s world, for the hand that edits them.
struct SketchShape {
    using Index = Sketch::Index;

    std::vector<QPointF> nodes;
    std::vector<double> halfWidths; ///< of the nodes
    double halfHeight = 0;          ///< of each node, at which it is taken hold of
    std::vector<QPainterPath> edges;
    std::optional<Index> ground = {}; ///< drawn as a line at y = 0; then the nodes are mere joints
    double unit = 1;                  ///< of the world: 72 points of a place
    /// What the sign from which edges are drawn keeps off: texts beside nodes, in pixels.
    std::function<std::vector<QRectF>(const Frame&)> texts = {};

    [[nodiscard]] bool isDirected() const { return !ground; }
    [[nodiscard]] NodePlace placeAt(const QPointF& point) const;
    /// But for the ground.
    [[nodiscard]] std::optional<Index> nodeAt(const QPointF& point) const;
    /// The nearest, if it is so near.
    [[nodiscard]] std::optional<Index> edgeAt(const QPointF& point, double near) const;
    [[nodiscard]] QPointF middleOf(Index edge) const { return edges[edge].pointAtPercent(0.5); }
    /// Around a node, as wide as it is; in pixels.
    [[nodiscard]] QRectF ringOf(Index node, const Frame& frame) const;
    /// An edge as it would be drawn, but aside, for there may be one already; an arrow from rim to rim.
    [[nodiscard]] QPainterPath strokeBetween(Index from, Index to) const;
    /// Where an arrow to this point leaves the node.
    [[nodiscard]] QPointF rimOf(Index node, const QPointF& towards) const;

private:
    /// How far a point is from the middle line of a node, less half its height.
    [[nodiscard]] double distanceTo(Index node, const QPointF& point) const;
};

} // namespace mexplorer::ui
