#pragma once

#include "core/game/game.h"
#include "core/task/task.h"

namespace mexplorer {

/// What a game is worth at first, in a sentence: the values of its smallest heaps, if it has a line of them,
/// or else who wins the position that it opens with. Errors: as for these; it has neither; cancelled.
[[nodiscard]] Expected<Message> firstValues(const Game& game, Task& task);

} // namespace mexplorer
