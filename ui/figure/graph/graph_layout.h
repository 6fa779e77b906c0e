#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/edge_sink.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace mexplorer::ui {

/// Where a drawn graph stands: nodes about one unit apart, y pointing down. The same graph stands the same
/// everywhere, whatever was cut of it and wherever tokens are.
struct GraphLayout {
    std::vector<QPointF> at;         ///< of the nodes
    std::vector<double> halfWidths;  ///< of the nodes, as wide as their names want
    std::vector<QPainterPath> paths; ///< of the edges; an arrow ends where the node begins
    std::vector<QPointF> nameSides;  ///< undirected: the corner of each node where its name is, (±1, ±1)
    bool isAcross = false;           ///< arrows lead from left to right, not downwards
};

/// Half as high as a node is, and as wide as it is at least.
inline constexpr double nodeRadius = 0.24;

/// How wide a node with this name is, half: long names are shortened when they are drawn.
[[nodiscard]] double halfWidthOf(const std::string& name);

/// A directed graph without cycles in layers, every arrow leading on, downwards or from left to right,
/// whichever uses a wide window better. Arrows that pass over a layer have a lane there, between its nodes;
/// the order in a layer has few crossings (Sugiyama, Tagawa, Toda 1981). O(sweeps · (nodes + lanes)).
[[nodiscard]] GraphLayout layOutLayers(const DrawnGraph& graph);

/// A graph on the ground, which is at y = 0: each branch beside the others on a place of its own, bridges
/// upright, cycles round. O(nodes · edges).
[[nodiscard]] GraphLayout layOutBush(const DrawnGraph& graph);

/// The point of the drawing that a place is: 72 points are a unit. And back, to whole points.
[[nodiscard]] QPointF pointOf(const NodePlace& place);
[[nodiscard]] NodePlace placeOf(const QPointF& point);

/// Nodes where they are wanted, but above the ground, and the ground at y = 0, wherever it is wanted; edges
/// are straight, or bent where they would run over other nodes. O(nodes · edges).
[[nodiscard]] GraphLayout layOutPlaced(const DrawnGraph& graph, const std::vector<QPointF>& places);

/// Moves a node of such a layout, with its own edges only; quick enough to follow a hand.
void moveNode(GraphLayout& layout, const DrawnGraph& graph, std::size_t node, const QPointF& point);

/// The one that suits the graph.
[[nodiscard]] GraphLayout layOutGraph(const DrawnGraph& graph);

} // namespace mexplorer::ui
