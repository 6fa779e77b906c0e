#pragma once

#include "app/cli/kinds.h"

#include <functional>
#include <string>

namespace mexplorer::cli {

/// What is wrong with a position that an extent asked for, as an error of its option.
[[nodiscard]] Error ofExtent(const Extent& extent, Error error);

/// Takes how a table’s row begins, and the position; false ends the walk.
using VisitOfSides = std::function<bool(const std::string& row, const std::string& position)>;

/// Visits the heaps 0 … last of a game of two sides or, by --size, all its boards up to a size. Errors,
/// before any visit: there are no such positions.
[[nodiscard]] Expected<void> forEachOfSides(const Extent& extent, const Game& game,
                                            const VisitOfSides& visit);

/// Prints what the heaps 0 … last of a game of two sides are worth or, by --size, all its boards up to a
/// size. Returns the exit code.
[[nodiscard]] int printSides(const Extent& extent, const Game& game, Task& task);

} // namespace mexplorer::cli
