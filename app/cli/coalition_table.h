#pragma once

#include "core/coalition/coalition_game.h"
#include "core/task/task.h"

namespace mexplorer::cli {

/// Prints every non-empty coalition with its value, as CSV. Returns the exit code.
int printCoalitions(const CoalitionGame& game, Task& task);

} // namespace mexplorer::cli
