#pragma once

#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "tests/core/definition_of_game.h"

namespace mexplorer {

inline constexpr std::size_t mostWalked = 1000; ///< positions below one preset

/// Checks every position below `start`; false if there are too many.
[[nodiscard]] bool checkWalk(const Game& game, const std::string& start, DefinitionOfGame& definition);
/// Checks a corner of the grid, or the start of the line with its period.
void checkGrid(const Game& game, const Grid& grid, DefinitionOfGame& definition);
/// Compares the grid’s two ways to find values.
void checkDefined(const GridAspect& grid);
/// The tables through some positions of more than two numbers.
void checkSlices(const Game& game, const SlicesAspect& slices, DefinitionOfGame& definition);
void checkLine(const Game& game, const LineAspect& line, DefinitionOfGame& definition);
/// For games that the last move does not decide: checks who wins each position; false if there are too many.
[[nodiscard]] bool checkOutcomes(const Game& game, PositionGraph& graph);
/// The same if play may go on for ever, by plain value iteration over all reachable positions.
[[nodiscard]] bool checkEndless(const Game& game, PositionGraph& graph);

} // namespace mexplorer
