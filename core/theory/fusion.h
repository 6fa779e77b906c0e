#pragma once

#include "core/theory/nimber.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mexplorer {

/// What one edge of green Hackenbush contributes. A bridge from `above` to `below` carries a branch of
/// `value`, which together with the bridge is worth value + 1; an edge on a cycle is fused into a loop, worth
/// 1.
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
/// Edges not connected to `ground` are ignored; `steps`, if given, gets one for every other edge, those above
/// a bridge before the bridge. O(nodes + edges), finding bridges as Tarjan (1974) does.
[[nodiscard]] Nimber greenHackenbushValue(std::uint32_t nodes, std::uint32_t ground,
                                          const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges,
                                          std::vector<FusionStep>* steps = nullptr);

} // namespace mexplorer
