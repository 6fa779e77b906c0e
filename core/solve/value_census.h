#pragma once

#include "core/solve/sparse_space.h"

namespace mexplorer {

/// How often each value occurs in a line, and which values are rare in the sense of SparseSpace, if rare
/// heaps are few.
struct ValueCensus {
    static constexpr std::uint32_t mostValues = 4096;
    static constexpr std::uint64_t leastHeaps = 100;

    std::uint64_t heaps = 0;                ///< how many there are
    std::vector<std::uint64_t> counts = {}; ///< value → heaps that have it; empty if some value is too large
    SparseSpace space = {};
    std::vector<std::uint64_t> rare = {}; ///< the heaps n ≥ 1 of rare value, ascending; empty unless few

    [[nodiscard]] bool isSparse() const { return !rare.empty(); }
};

/// The census of the heaps 0 … size − 1. O(n). If some value is ValueCensus::mostValues or more, only the
/// number of heaps is given; with fewer than ValueCensus::leastHeaps heaps, none counts as rare.
[[nodiscard]] ValueCensus censusOf(std::span<const LineValues::Value> values);

} // namespace mexplorer
