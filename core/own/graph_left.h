#pragma once

#include "core/own/small_graph.h"
#include "core/rules/hash.h"

#include <array>
#include <cstdint>
#include <optional>

namespace mexplorer {

/// What is left of a SmallGraph, and the node where a token stands. An edge is left only if both of its ends
/// are.
struct GraphLeft {
    std::uint64_t nodes = 0; ///< a bit for each, as in `edges`
    std::array<std::uint64_t, SmallGraph::mostEdges / 64> edges{};
    std::optional<std::uint8_t> token = {};

    [[nodiscard]] bool hasNode(std::size_t node) const { return (nodes >> node & 1U) != 0; }
    [[nodiscard]] bool hasEdge(std::size_t edge) const { return (edges[edge / 64] >> edge % 64 & 1U) != 0; }
    void addEdge(std::size_t edge) { edges[edge / 64] |= std::uint64_t{1} << edge % 64; }
    void removeEdge(std::size_t edge) { edges[edge / 64] &= ~(std::uint64_t{1} << edge % 64); }
    friend bool operator==(const GraphLeft&, const GraphLeft&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const GraphLeft& left) {
    std::uint64_t hash = mixed(left.nodes, left.token ? *left.token + 1U : 0U);
    for (const std::uint64_t word : left.edges)
        hash = mixed(hash, word);
    return hash;
}

} // namespace mexplorer
