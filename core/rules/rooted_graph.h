#pragma once

#include "core/rules/edge_colour.h"
#include "core/rules/edge_sink.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// An undirected graph that stands on one of its nodes, the ground. Loops and parallel edges are allowed;
/// edges keep the order in which they were written.
struct RootedGraph {
    using Node = EdgeSink::Node;

    std::vector<std::string> names;
    std::vector<std::pair<Node, Node>> edges;
    std::vector<EdgeColour> colours = {};  ///< of the edges; empty if all are green
    std::map<Node, NodePlace> places = {}; ///< where nodes are to be drawn, if the file says so
    Node ground = 0;                       ///< the node called “ground”, or else the first
    std::vector<Message> notes = {};       ///< what the file says and the game does not read
};

/// The name by which a file marks the ground.
inline constexpr const char* groundName = "ground";
inline constexpr std::size_t mostRootedEdges = 10'000;

/// Reads `graph { ground -- a -- b; }` or JSON (see readGraph). Nodes are called by their labels, where these
/// can be names. Errors: as for readGraph; more than mostRootedEdges; no edge; an edge that is not connected
/// to the ground, or that is red or blue, as only one player may cut such edges.
[[nodiscard]] Expected<RootedGraph> parseRootedGraph(std::string_view contents);

/// The same with edges of all three colours: “[color=blue]”; green, unless it is said. Errors: as above, but
/// a colour that is none of the three takes the place of red and blue.
[[nodiscard]] Expected<RootedGraph> parseColouredGraph(std::string_view contents);

/// For each node, its connected component in the graph of these edges (indices into graph.edges), given as
/// one of the component’s nodes. If `groundJoins` is false, edges that meet only at the ground are in
/// different components, and the ground is one of its own. Almost O(nodes + edges).
[[nodiscard]] std::vector<RootedGraph::Node>
piecesOf(const RootedGraph& graph, const std::vector<std::uint32_t>& edges, bool groundJoins);

} // namespace mexplorer
