#pragma once

#include "core/rules/vector_game.h"
#include "core/solve/grid_values.h"
#include "core/task/task.h"

namespace mexplorer {

/// Whether a table of `size`, with `extraCells` more for the work, fits the budget. Errors: tooLarge.
[[nodiscard]] Expected<void> checkGridMemory(GridSize size, std::uint64_t extraCells,
                                             const Budget& budget = {});

/// Whether a table of `size` fits the budget and its values fit two bytes. A cell's value never exceeds its
/// number of options. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkGrid(const VectorGame& game, GridSize size, const Budget& budget = {});

/// Fills the table of a game of vector moves. Errors: cancelled; then the finished part is still right.
[[nodiscard]] Expected<void> fillGrid(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
