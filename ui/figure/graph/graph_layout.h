#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/edge_sink.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace mexplorer::ui {

/// Where a graph is drawn: nodes about one unit apart, y pointing down. The layout is the same in all
/// positions of a game, whatever has been cut and wherever tokens are.
struct GraphLayout {
    std::vector<QPointF> at;         ///< of the nodes
    std::vector<double> halfWidths;  ///< of the nodes, wide enough for their names
    std::vector<QPainterPath> paths; ///< of the edges; an arrow ends where the node begins; the half of its
                                     ///< node’s disc for one that colours it
    std::vector<QPointF> nameSides;  ///< of a bush: the corner of each node where its name is, (±1, ±1)
    bool isAcross = false;           ///< arrows lead from left to right, not downwards
};

/// Half the height of a node, and half its least width.
inline constexpr double nodeRadius = 0.24;

/// Half the width of a node with this name; limited, as long names are shortened when drawn.
[[nodiscard]] double halfWidthOf(const std::string& name);

/// A directed acyclic graph in layers, every arrow leading to a later one, downwards or from left to right,
/// whichever uses a wide window better. Arrows that pass a layer have a lane there, between its nodes; the
/// order in a layer has few crossings (Sugiyama, Tagawa, Toda 1981). O(sweeps · (nodes + lanes)) apart from
/// sorting.
[[nodiscard]] GraphLayout layOutLayers(const DrawnGraph& graph);

/// A graph on the ground, which is at y = 0: each branch beside the others on a place of its own, bridges
/// upright, cycles round. O(nodes · edges).
[[nodiscard]] GraphLayout layOutBush(const DrawnGraph& graph);

/// A plain graph: the distances of nodes are as near as can be to the numbers of edges between them (stress
/// majorisation: Gansner, Koren, North 2004), the longer way across; components are beside each other.
/// O(rounds · nodes²).
[[nodiscard]] GraphLayout layOutPlain(const DrawnGraph& graph);

/// The point of the drawing at a place, and back; places are in whole points, 72 to a unit, y pointing up.
[[nodiscard]] QPointF pointOf(const NodePlace& place);
[[nodiscard]] NodePlace placeOf(const QPointF& point);

/// Nodes at `places`, but those of a bush above the ground, which is at y = 0 whatever its place; edges are
/// straight, or bent where they would run over other nodes. O(nodes · edges).
[[nodiscard]] GraphLayout layOutPlaced(const DrawnGraph& graph, const std::vector<QPointF>& places);

/// Moves a node of such a layout, with its own edges only; quick enough for dragging.
void moveNode(GraphLayout& layout, const DrawnGraph& graph, std::size_t node, const QPointF& point);

/// As its kind is laid out.
[[nodiscard]] GraphLayout layOutGraph(const DrawnGraph& graph);

} // namespace mexplorer::ui
