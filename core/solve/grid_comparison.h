#pragma once

#include "core/solve/game.h"

namespace mexplorer {

/// How a theorem's word compares with solved values.
struct GridComparison {
    std::uint64_t compared = 0;  ///< cells that the theorem says anything of
    std::uint64_t differing = 0; ///< how many of them it is wrong about
    /// The first of the differing cells, row by row, at most `mostDifferencesKept`.
    std::vector<GridCell> differences;

    [[nodiscard]] bool agrees() const { return differing == 0; }
};

inline constexpr std::size_t mostDifferencesKept = 100'000;

/// Compares the theorem with the cells of `part`, which must be finished: by value where the theorem gives
/// one, else by who wins. O(cells) calls of closedForm. Errors: cancelled.
[[nodiscard]] Expected<GridComparison> compareWithTheorem(const GridAspect& grid, const GridValues& values,
                                                          GridSize part, Task& task);

} // namespace mexplorer
