#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer::ui {

/// A graph without cycles to be laid out in layers. Everything can be reached from node 0.
struct LayeredGraph {
    std::span<const std::uint32_t> firstEdge; ///< by node, into `to`
    std::span<const std::uint32_t> edgeCount;
    std::span<const std::uint32_t> to;
    /// How far a node reaches to the left and to the right of its centre.
    std::span<const float> left;
    std::span<const float> right;
};

struct LayeredSpacing {
    double nodes = 1.0;
    double bends = 1.0; ///< how far from the next a passing edge stands
    /// More bends than that are not worth their room: then edges pass straight over the layers between.
    std::size_t mostBends = 0;
};

struct LayeredLayout {
    std::vector<std::uint32_t> layer; ///< by node: the moves of the longest way from node 0
    std::vector<double> x;            ///< by node, the root's being 0
    /// By edge, where its bends begin, and one more; or empty if no edge has any. An edge has a bend on each
    /// layer that it passes.
    std::vector<std::uint32_t> firstBend;
    std::vector<double> bends; ///< their x, downwards
};

/// Layers by the longest way; on each layer, nodes in the order of the mean place of their neighbours, by
/// sweeps down and up; then as near to that mean as the spacing allows (least squares). Deterministic.
/// O((nodes + edges + bends) · log) a sweep. Errors: cancelled.
///
/// K. Sugiyama, S. Tagawa, M. Toda, "Methods for visual understanding of hierarchical system structures"
/// (1981).
[[nodiscard]] Expected<LayeredLayout> layeredLayout(const LayeredGraph& graph, const LayeredSpacing& spacing,
                                                    Task& task);

/// The places nearest to `wanted` (in sum of squares) that keep their order and stand at least distances[i]
/// between i and i + 1. O(n): isotonic regression by pooling adjacent violators.
[[nodiscard]] std::vector<double> spacedOut(std::span<const double> wanted,
                                            std::span<const double> distances);

} // namespace mexplorer::ui
