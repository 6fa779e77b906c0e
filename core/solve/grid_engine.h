#pragma once

#include "core/game/grid_values.h"
#include "core/rules/vector_game.h"
#include "core/task/task.h"

namespace mexplorer {

/// Whether a table of `size`, with `extraBytes` more for the work, fits the budget. Errors: tooLarge.
[[nodiscard]] Expected<void> checkGridMemory(GridSize size, double extraBytes, const Budget& budget = {});

/// Whether values up to `largest` fit the two bytes of a cell. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkGridValues(GridSize size, std::uint64_t largest);

/// Whether a table of `size`, with all that filling it takes, fits the budget, and its values fit two bytes.
/// Allocates nothing. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkGrid(const VectorGame& game, GridSize size, const Budget& budget = {});

/// Fills the table of a game of vector moves, on all cores. Errors: cancelled; then the finished part is
/// still right. Call checkGrid first.
[[nodiscard]] Expected<void> fillGrid(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
