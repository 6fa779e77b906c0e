#pragma once

#include "core/regret/matrix_aspect.h"
#include "core/text/message.h"

#include <string>
#include <vector>

namespace mexplorer {

/// A fraction for readers, with a true minus sign; if it has many digits, a decimal: "≈ 0.1144".
[[nodiscard]] std::string shownRational(const Rational& number);
/// "(1/3, 0, 2/3)"; if the fractions are long, decimals: "≈ (0.333, 0, 0.667)". Of many actions only those
/// that are used: "(3: 1/5, 7: 4/5)".
[[nodiscard]] std::string shownMixture(const Mixture& mixture);
/// "(1/2, 1/2)"; if some are no short fractions, decimals: "≈ (0.707, 0.293)".
[[nodiscard]] std::string shownMixture(const std::vector<double>& shares);
/// The same of any numbers.
[[nodiscard]] std::string shownNumbers(const std::vector<double>& numbers);

/// "row R", "column B".
[[nodiscard]] Message sayAction(const MatrixAspect::Names& names, MatrixSide side, std::size_t action);
/// The same for several: "rows R, P".
[[nodiscard]] Message sayActions(const MatrixAspect::Names& names, MatrixSide side, ActionSet actions);
/// "the row player"
[[nodiscard]] Message sayPlayer(MatrixSide side);

/// The result: the value of a zero-sum game, else how many equilibria there are.
[[nodiscard]] Message sayMatrixResult(const MatrixAnswer& answer);
/// The same as a headline: “v = 3/2”, or “v = ?” before it is found; of a game without a value, what is being
/// looked for or how many there are.
[[nodiscard]] Message sayMatrixHeadline(const MatrixAnswer& answer, bool isFound);
/// An equilibrium, with both payoffs.
[[nodiscard]] Message sayEquilibrium(const MatrixAspect& matrix, const Equilibrium& found);

} // namespace mexplorer
