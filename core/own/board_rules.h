#pragma once

#include "core/formula/formula.h"
#include "core/own/own_board.h"

#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// How a move changes the row and the column, each of the turn’s numbers.
struct OwnBoardVector {
    Formula row;
    Formula column;
};

/// One way to move: by any of the vectors, for any of its numbers for which the condition holds.
struct OwnBoardTurn {
    std::vector<OwnBoardVector> vectors;
    std::size_t names = 0; ///< 0 to 2 numbers, each any from 1 to the board’s longer side
    /// Of the row and the column that the piece leaves, and of the numbers; none: always.
    std::optional<Formula> condition = {};
    bool asksForPlace = false; ///< whether the condition speaks of the row or the column
};

/// Rules of a board as somebody typed them.
struct OwnBoardRules {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::vector<OwnBoardTurn> turns;
    std::vector<Cell> holes = {};
    std::optional<Play> play = {}; ///< if the text tells it
    std::string text = {};         ///< the rules in one spelling, one line
};

/// Reads rules of a board, for example
///
///     board 8 x 8: (-1,-2) (-2,-1) | (-k,0) where k in {1, 3, 4}; holes (2,3) (4,4)
///     board 20 x 30: (-k,0) | (0,-k) | (-k,-k) where row + column is even; play misere
///
/// A move changes the row and the column by a vector. Errors, with the column and what would be right: what
/// cannot be read; see Formula::parse; a vector that speaks of the place, that has too many names, or that
/// leads nowhere; more turns or vectors than are allowed. Errors of the board: see OwnBoard::of.
[[nodiscard]] Expected<OwnBoardRules> parseBoardRules(std::string_view text);

/// The same as moves. A vector (0, 0) is no move. Errors: more vectors, over all cells, than can be tried.
[[nodiscard]] Expected<OwnBoardMoves> movesOf(const OwnBoardRules& rules);

} // namespace mexplorer
