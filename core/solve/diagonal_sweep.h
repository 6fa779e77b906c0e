#pragma once

#include "core/solve/grid_lines.h"
#include "core/solve/grid_values.h"
#include "core/task/task.h"

#include <vector>

namespace mexplorer {

/// How the table of any vector game is filled: every move lowers a + b, so the cells are visited in the order
/// of a + b, those with the same sum in any order. Values that moves lead to are looked up among the last
/// diagonals, of which only as many are kept as the longest move goes back; long rides have instead a set of
/// values for each line. Where a vector raises a coordinate, cells outside the table are visited too (every
/// cell with a + b small enough), but only their last diagonals are ever in memory.
struct SweepPlan {
    struct LookedUp {
        Vector vector;
        std::uint64_t drop = 0; ///< by how much a step lowers a + b
    };
    struct Ridden {
        Vector vector;
        GridLines lines;
    };

    SweepPlan(const VectorGame& game, GridSize size);

    std::uint64_t rows = 0; ///< of the visited board
    std::uint64_t columns = 0;
    std::uint64_t diagonals = 0; ///< cells with a + b below this are visited
    std::uint64_t width = 0;     ///< memory for a diagonal, in cells
    std::uint64_t kept = 0;      ///< diagonals in memory: a power of two
    std::uint64_t largest = 0;   ///< no value is above this
    std::vector<LookedUp> lookedUp;
    std::vector<Ridden> ridden;
    double bytes = 0; ///< memory besides the table

    /// The first row that diagonal `sum` meets.
    [[nodiscard]] std::uint64_t firstRow(std::uint64_t sum) const {
        return sum < columns ? 0 : sum - columns + 1;
    }
    /// One past the last.
    [[nodiscard]] std::uint64_t endRow(std::uint64_t sum) const { return sum < rows ? sum + 1 : rows; }
};

/// The most that any cell of such a table can be worth: at most its number of options, and at most the length
/// of the longest play (and in misère play one more).
[[nodiscard]] std::uint64_t largestGridValue(const VectorGame& game, GridSize size);

/// O(visited cells · vectors) time unless rides had to be looked up step by step. Errors: cancelled.
[[nodiscard]] Expected<void> fillBySweep(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
