#pragma once

#include "core/regret/matrix_game.h"
#include "core/task/task.h"
#include "core/text/expected.h"

namespace mexplorer {

/// An optimal solution of a game of zero sum.
struct ZeroSumSolution {
    Rational value;      ///< what the first player gets on average
    Mixture row;         ///< with which he gets no less, whatever the second does
    Mixture column;      ///< with which the second gives no more, whatever the first does
    unsigned pivots = 0; ///< of the simplex method
};

/// The exact solution of a game of zero sum, by the simplex method in fractions. With every payoff made
/// positive by a shift, the second player’s program is to maximise Σ y subject to A y ≤ 1, y ≥ 0; the value
/// is 1 / Σ y, and the first player’s mixture its dual (Dantzig 1951). Bland’s rule (1977) prevents cycling.
/// O(pivots · rows · columns) operations on fractions. Errors: cancelled.
[[nodiscard]] Expected<ZeroSumSolution> solveZeroSum(const FractionTable& payoffs, Task& task);

} // namespace mexplorer
