#pragma once

#include "core/game/grid_values.h"
#include "core/rules/vector_game.h"
#include "core/task/task.h"

namespace mexplorer {

/// Fills a narrow table for any vectors none of which raises a coordinate (`staysInRectangles`), along its
/// longer side: when a line of a vector ends, another line reuses its set, so that few sets are needed.

/// Whether so few lines are active at once that each can have a set.
[[nodiscard]] bool hasFewLinesAtOnce(const VectorGame& game, GridSize size);

/// The memory that `fillNarrowGrid` takes besides the table.
[[nodiscard]] double narrowGridBytes(const VectorGame& game, GridSize size);

/// O(cells · vectors) time in practice, on one core; finishes rectangles as wide as the shorter side. Errors:
/// cancelled.
[[nodiscard]] Expected<void> fillNarrowGrid(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
