#pragma once

#include "core/regret/matrix_game.h"
#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// What a payoff may be: so that what is found exactly is found quickly.
inline constexpr std::int64_t largestPayoff = 1'000'000; ///< from minus this to this
inline constexpr std::int64_t largestDenominator = 1000; ///< decimals have at most three places

/// Reads a matrix: rows separated by “;” or line breaks, payoffs by commas: each a whole number, a fraction
/// or a decimal, "3", "-1/2", "0.25"; and in a cell, if what one player
/// gets is not what the other loses, both payoffs with “|” between them; Chinese punctuation, too. Errors
/// name the row and the place: what is no payoff, rows of different lengths, one payoff beside two, too many
/// rows or columns.
[[nodiscard]] Expected<MatrixGame> readMatrix(std::string_view text);

/// In its one spelling, which readMatrix reads: "1,-1;-1,1".
[[nodiscard]] std::string matrixText(const MatrixGame& game);
/// A cell of it: "3|0", or "1" if the game is one of zero sum.
[[nodiscard]] std::string cellText(const MatrixGame& game, const MatrixCell& cell);

/// The same game with a cell written anew. In a game of zero sum a cell of two payoffs makes it one of two
/// payoffs in every cell; in others both are needed. Errors: as for readMatrix.
[[nodiscard]] Expected<MatrixGame> withCell(const MatrixGame& game, const MatrixCell& cell,
                                            std::string_view text);

/// The same with one more row or column of zeros at the end, or without the last. Errors: there would be more
/// than fit, or none.
[[nodiscard]] Expected<MatrixGame> withSize(const MatrixGame& game, std::size_t rows, std::size_t columns);

} // namespace mexplorer
