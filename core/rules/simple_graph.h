#pragma once

#include "core/rules/edge_sink.h"
#include "core/rules/outcome.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// An undirected graph of at most 64 nodes, without loops and parallel edges. A set of its nodes is a bit for
/// each, in the order in which they were first named. Nodes may be coloured, as where play begins.
struct SimpleGraph {
    using Node = EdgeSink::Node;
    static constexpr std::size_t mostNodes = 64;

    std::vector<std::string> names;
    std::vector<std::pair<Node, Node>> edges; ///< each once, in the order of the file
    std::vector<std::uint64_t> neighbours;    ///< of each node
    std::map<Node, NodePlace> places;         ///< where nodes are to be drawn, if the file says so
    std::map<Node, Side> colours;             ///< whose the nodes are that are blue or red
    std::vector<Message> notes;               ///< what the file says and is not read

    /// All nodes next to one of these.
    [[nodiscard]] std::uint64_t beside(std::uint64_t nodes) const;
};

/// Reads `graph { a -- b -- c }` or JSON (see readGraph). A second mention of an edge counts for nothing; a
/// node is coloured by “color” or “fillcolor”, as readEdgeColour understands them. Nodes are called by their
/// labels, where these can be names. Errors: as for readGraph; no node; more than mostNodes; a loop.
[[nodiscard]] Expected<SimpleGraph> parseSimpleGraph(std::string_view contents);

} // namespace mexplorer
