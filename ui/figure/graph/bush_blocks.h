#pragma once

#include "core/rules/drawn_graph.h"

#include <vector>

namespace mexplorer::ui {

/// A block (biconnected component) that stands on one node: a bridge with the node at its upper end, or edges
/// any two of which lie on a cycle, with their nodes in the order of a walk around it.
struct BushBlock {
    std::vector<std::uint32_t> edges;
    std::vector<std::uint32_t> nodes; ///< without the one it stands on
    [[nodiscard]] bool isBridge() const { return edges.size() == 1; }
};

/// A graph on the ground, cut into blocks at its articulation points.
struct BushBlocks {
    std::uint32_t ground = 0;
    std::vector<std::vector<BushBlock>> on;        ///< by node, those with the first edges first
    std::vector<std::vector<std::uint32_t>> loops; ///< by node: edges from it to itself
    std::vector<bool> stands;                      ///< whether a node is connected to the ground
};

/// By depth-first search (Hopcroft, Tarjan 1973), of an undirected graph. O(nodes + edges) apart from
/// sorting; recursion up to the number of nodes, which are few in a drawn graph.
[[nodiscard]] BushBlocks blocksOf(const DrawnGraph& graph);

} // namespace mexplorer::ui
