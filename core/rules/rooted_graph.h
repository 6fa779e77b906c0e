#pragma once

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
    Node ground = 0; ///< the node called “ground”, or else the first
};

inline constexpr std::size_t mostRootedEdges = 10'000;

/// Reads `graph { ground -- a -- b; }` or JSON (see readGraph). Errors: as of readGraph; more than
/// mostRootedEdges; no edge; an edge that is not connected to the ground.
[[nodiscard]] Expected<RootedGraph> parseRootedGraph(std::string_view contents);

/// For each node, to which piece of the graph of these edges (numbers into graph.edges) it belongs, pieces
/// being named by one of their nodes. With `groundJoins` false, edges that meet only at the ground are in
/// different pieces; the ground is then its own. Almost O(nodes + edges).
[[nodiscard]] std::vector<RootedGraph::Node>
piecesOf(const RootedGraph& graph, const std::vector<std::uint32_t>& edges, bool groundJoins);

} // namespace mexplorer
