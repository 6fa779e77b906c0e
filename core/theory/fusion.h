#pragma once

#include "core/theory/nimber.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mexplorer {

/// One edge of green Hackenbush worked out. On a bridge from `above` to `below` stands a branch of `value`,
/// which with the bridge is worth value + 1; an edge on a cycle is fused into a loop.
struct FusionStep {
    std::size_t edge = 0;
    std::uint32_t above = 0;
    std::uint32_t below = 0;
    bool isBridge = false;
    Nimber value = 0; ///< of what stands above a bridge
};

/// The SG value of green Hackenbush on an undirected graph, which may have loops and parallel edges, by two
/// principles (Berlekamp, Conway, Guy 1982). Fusion: the nodes of a cycle may be fused into one, each of its
/// edges becoming a loop, worth 1. Colon: a branch of value g on a bridge is worth g + 1, and what meets at a
/// node is added by XOR.
///
/// Edges not connected to `ground` are ignored; `steps`, if given, gets one for every other edge: what
/// stands on a bridge comes before the bridge. O(nodes + edges), by Tarjan’s bridges (1974).
[[nodiscard]] Nimber greenHackenbushValue(std::uint32_t nodes, std::uint32_t ground,
                                          const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges,
                                          std::vector<FusionStep>* steps = nullptr);

} // namespace mexplorer
