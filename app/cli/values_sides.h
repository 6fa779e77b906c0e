#pragma once

#include "app/cli/kinds.h"

namespace mexplorer::cli {

/// Prints what the heaps 0 … last of a game of two sides are worth or, by --size, all its boards up to a
/// size. Returns the exit code.
[[nodiscard]] int printSides(const Extent& extent, const Game& game, Task& task);

} // namespace mexplorer::cli
