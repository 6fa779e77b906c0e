#pragma once

#include "core/regret/matrix_game.h"
#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// The most characters of a payoff; its size and its denominator have no other limit.
inline constexpr std::size_t longestPayoff = 60;

/// Reads a matrix: rows separated by “;” or line breaks, payoffs by commas: each a whole number, a fraction
/// or a decimal, "3", "-1/2", "0.25"; and in a cell, if what one player gets is not what the other loses,
/// both payoffs with “|” between them; full-width punctuation, too; also as programs print it, “array([[3,
/// 5], [7, 9]])”, and as tables of Markdown and LaTeX. Errors name the row and the place: not a payoff, it is
/// not clear which numbers these are (“1,000 2,000”), too long, rows of different lengths, cells with one
/// payoff and with two, too many rows or columns.
[[nodiscard]] Expected<MatrixGame> readMatrix(std::string_view text);

/// The canonical text, which readMatrix reads: "1,-1;-1,1".
[[nodiscard]] std::string matrixText(const MatrixGame& game);
/// A cell of it: "3|0", or "1" if the game is one of zero sum.
[[nodiscard]] std::string cellText(const MatrixGame& game, const MatrixCell& cell);

/// The game with a cell replaced. Two payoffs that do not add up to 0 make a game of zero sum one of two
/// payoffs in every cell, where both are needed. Errors: as for readMatrix.
[[nodiscard]] Expected<MatrixGame> withCell(const MatrixGame& game, const MatrixCell& cell,
                                            std::string_view text);

/// The game with so many rows and columns: new ones at the end hold zeros, surplus ones there are dropped.
/// Errors: not 1 to mostActions of each.
[[nodiscard]] Expected<MatrixGame> withSize(const MatrixGame& game, std::size_t rows, std::size_t columns);

} // namespace mexplorer
