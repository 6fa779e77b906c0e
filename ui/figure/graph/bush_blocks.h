#pragma once

#include "core/rules/drawn_graph.h"

#include <vector>

namespace mexplorer::ui {

/// What stands together on one node: a bridge with the node at its upper end, or edges of which any two are
/// on a cycle, with the nodes in the order of a walk around them.
struct BushBlock {
    std::vector<std::uint32_t> edges;
    std::vector<std::uint32_t> nodes; ///< without the one it stands on
    [[nodiscard]] bool isBridge() const { return edges.size() == 1; }
};

/// A graph on the ground, taken apart where single nodes hold it together.
struct BushBlocks {
    std::uint32_t ground = 0;
    std::vector<std::vector<BushBlock>> on;        ///< each node, in the order of their first edges
    std::vector<std::vector<std::uint32_t>> loops; ///< edges from a node to itself
    std::vector<bool> stands;                      ///< whether a node is connected to the ground
};

/// By depth-first search (Hopcroft, Tarjan 1973). Of an undirected graph. O(nodes + edges); recursion as deep
/// as the graph has nodes, which are few where it is drawn.
[[nodiscard]] BushBlocks blocksOf(const DrawnGraph& graph);

} // namespace mexplorer::ui
