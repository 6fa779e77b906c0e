#pragma once

#include "core/theory/mex.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mexplorer {

/// The SG value of green Hackenbush on an undirected graph, which may have loops and parallel edges, by two
/// principles (Berlekamp, Conway, Guy 1982). Fusion: the nodes of a cycle may be fused into one, each of its
/// edges becoming a loop, worth 1. Colon: a branch of value g on a bridge is worth g + 1, and what meets at a
/// node is added by XOR.
///
/// Edges not connected to `ground` count nothing. O(nodes + edges), by Tarjan’s bridges (1974).
[[nodiscard]] Nimber greenHackenbushValue(std::uint32_t nodes, std::uint32_t ground,
                                          const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges);

} // namespace mexplorer
