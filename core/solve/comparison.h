#pragma once

#include "core/solve/game.h"

namespace mexplorer {

/// How a theorem's word compares with solved values at many places: cells of a table, or sizes of a heap.
template <class Place>
struct Comparison {
    std::uint64_t compared = 0;  ///< places that the theorem says anything of
    std::uint64_t differing = 0; ///< how many of them it is wrong about
    /// The first of the differing places, in order, at most `mostDifferencesKept`.
    std::vector<Place> differences = {};

    [[nodiscard]] bool agrees() const { return differing == 0; }
};
using GridComparison = Comparison<GridCell>;
using LineComparison = Comparison<std::uint64_t>;

inline constexpr std::size_t mostDifferencesKept = 100'000;

/// Compares the theorem with the cells of `part`, which must be finished: by value where the theorem gives
/// one, else by who wins. O(cells) calls of closedForm. Errors: cancelled.
[[nodiscard]] Expected<GridComparison> compareWithTheorem(const GridAspect& grid, const GridValues& values,
                                                          GridSize part, Task& task);

/// The same for the heaps 0 … count − 1.
[[nodiscard]] Expected<LineComparison> compareWithTheorem(const LineAspect& line, const LineValues& values,
                                                          std::uint64_t count, Task& task);

} // namespace mexplorer
