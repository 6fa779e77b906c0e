#pragma once

#include "core/rules/edge_sink.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// A directed or undirected graph, which may have cycles, small enough for sets of its nodes and edges to be
/// bits. Without loops and parallel edges; of a directed graph, two edges may lead in opposite directions.
struct SmallGraph {
    using Node = EdgeSink::Node;
    static constexpr std::size_t mostNodes = 64;
    static constexpr std::size_t mostEdges = 256;

    bool isDirected = false;
    std::vector<std::string> names;
    std::vector<std::pair<Node, Node>> edges; ///< each once, in the order of the file
    std::map<Node, NodePlace> places;         ///< where nodes are to be drawn, if the file says so
    std::vector<Message> notes;               ///< what the file says and is not read
};

/// Reads DOT or JSON (see readGraph): “digraph { a -> b }” is directed; and so is JSON that says
/// `"directed": true`. A second mention of an edge counts for nothing. Nodes are called by their labels,
/// where these can be names. Errors: as for readGraph; no node; more than mostNodes or mostEdges; a loop.
[[nodiscard]] Expected<SmallGraph> parseSmallGraph(std::string_view contents);

} // namespace mexplorer
