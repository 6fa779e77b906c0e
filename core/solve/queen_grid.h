#pragma once

#include "core/game/grid_values.h"
#include "core/rules/vector_game.h"
#include "core/task/task.h"

namespace mexplorer {

/// Whether the piece rides straight along both sides and, perhaps, along the diagonal: the queen (Wythoff's
/// game) and the rook (Nim with two heaps). Their tables are symmetric, so only half of one is computed.
[[nodiscard]] bool isQueenOrRook(const VectorGame& game);

/// The memory that `fillQueenGrid` takes besides the table.
[[nodiscard]] double queenGridBytes(const VectorGame& game, GridSize size);

/// O(cells) time in practice, on all cores; finishes squares at the origin. Errors: cancelled.
[[nodiscard]] Expected<void> fillQueenGrid(const VectorGame& game, GridValues& values, Task& task);

} // namespace mexplorer
