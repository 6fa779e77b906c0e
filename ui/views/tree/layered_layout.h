#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer::ui {

/// An acyclic graph to be laid out in layers. Every node can be reached from node 0.
struct LayeredGraph {
    std::span<const std::uint32_t> firstEdge; ///< by node: index of its first edge in `to`
    std::span<const std::uint32_t> edgeCount;
    std::span<const std::uint32_t> to;
    /// How far a node reaches to the left and to the right of its centre.
    std::span<const float> left;
    std::span<const float> right;
};

struct LayeredSpacing {
    double nodes = 1.0;
    double bends = 1.0; ///< between passing edges, and from them to nodes
    /// If more bends were needed, there are none: edges then pass straight over the layers between.
    std::size_t mostBends = 0;
};

struct LayeredLayout {
    std::vector<std::uint32_t> layer; ///< by node: length of the longest path from node 0
    std::vector<double> x;            ///< by node, the root's being 0
    /// By edge, the index of its first bend, and one more for the end; empty if no edge has bends. An edge
    /// has a bend on each layer that it passes.
    std::vector<std::uint32_t> firstBend;
    std::vector<double> bends; ///< the x of all bends; for each edge from the top down
};

/// Layers by the longest path; in each layer, nodes are ordered by the mean place of their neighbours, in
/// sweeps down and up, then moved as near to that mean as the spacing allows (least squares). Deterministic.
/// O((nodes + edges + bends) · log) per sweep. Errors: cancelled.
///
/// K. Sugiyama, S. Tagawa, M. Toda, "Methods for visual understanding of hierarchical system structures"
/// (1981).
[[nodiscard]] Expected<LayeredLayout> layeredLayout(const LayeredGraph& graph, const LayeredSpacing& spacing,
                                                    Task& task);

/// The places nearest to `wanted` (by sum of squares) that keep the order, with at least distances[i] between
/// i and i + 1. O(n): isotonic regression by pooling adjacent violators.
[[nodiscard]] std::vector<double> spacedOut(std::span<const double> wanted,
                                            std::span<const double> distances);

} // namespace mexplorer::ui
