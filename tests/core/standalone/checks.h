#pragma once

#include "core/solve/aspects/grid.h"
#include "core/solve/aspects/line.h"
#include "tests/core/definition_of_game.h"

namespace mexplorer {

inline constexpr std::size_t mostWalked = 1000; ///< positions below one preset

/// Every position below `start`, if there are not too many: whether there are not.
[[nodiscard]] bool checkWalk(const Game& game, const std::string& start, DefinitionOfGame& definition);
/// A corner of the grid, and the start of the line with its period.
void checkGrid(const Game& game, const GridAspect& grid, DefinitionOfGame& definition);
void checkLine(const Game& game, const LineAspect& line, DefinitionOfGame& definition);
/// Who wins in every position of the graph where the last move does not decide; false if these are too many.
[[nodiscard]] bool checkOutcomes(const Game& game, PositionGraph& graph);
/// The same where play may go on for ever, by plain value iteration over all positions that can be reached.
[[nodiscard]] bool checkEndless(const Game& game, PositionGraph& graph);

} // namespace mexplorer
