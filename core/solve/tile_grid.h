#pragma once

#include "core/game/grid_values.h"
#include "core/rules/vector_game.h"
#include "core/task/task.h"

namespace mexplorer {

/// Fills a table for any vectors none of which raises a coordinate (`staysInRectangles`).

/// The memory that `fillByTiles` takes besides the table.
[[nodiscard]] double tileGridBytes(const VectorGame& game, GridSize size);

/// Whether a set for each line of its rides would be out of proportion, as in a long and narrow table:
/// `fillByTiles` then looks rides up cell after cell.
[[nodiscard]] bool hasTooManyLines(const VectorGame& game, GridSize size);

/// O(cells · vectors) time in practice, on all cores; finishes squares at the origin. Errors: cancelled.
[[nodiscard]] Expected<void> fillByTiles(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
