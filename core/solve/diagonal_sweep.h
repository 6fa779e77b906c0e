#pragma once

#include "core/solve/vector_cells.h"
#include "core/task/task.h"

namespace mexplorer {

/// How to fill a table for any vectors at all, in the order of a + b, which every move lowers. If a vector
/// raises a coordinate, cells outside the table are visited, too: all whose a + b is small enough. Only as
/// many diagonals of cells are kept as the longest move goes back.
struct SweepPlan {
    SweepPlan(const VectorGame& game, GridSize size);

    std::uint64_t diagonals; ///< how many are visited: those with a + b below this
    std::uint64_t rows;      ///< of the visited board
    std::uint64_t columns;
    VectorPlan vectors;
    std::uint64_t kept;  ///< diagonals in memory: a power of two
    std::uint64_t width; ///< memory for a diagonal, in cells
    double bytes;        ///< memory besides the table
};

/// O(visited cells · vectors) time in practice, on all cores; finishes rectangles at the origin.
/// Errors: cancelled.
[[nodiscard]] Expected<void> fillBySweep(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
