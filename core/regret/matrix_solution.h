#pragma once

#include "core/regret/matrix_game.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <optional>

namespace mexplorer {

/// An optimal solution of a game of zero sum.
struct ZeroSumSolution {
    Rational value;      ///< what the first player gets on average
    Mixture row;         ///< with which he gets no less, whatever the second does
    Mixture column;      ///< with which the second gives no more, whatever the first does
    bool isOnly = false; ///< there is no other; if false, there may be one
};

/// The exact solution of a game of zero sum, by the simplex method. With every payoff made positive by a
/// shift, the second player’s program is to maximise Σ y subject to A y ≤ 1, y ≥ 0; the value is 1 / Σ y, and
/// the first player’s mixture its dual (Dantzig 1951). O(pivots · rows · columns) operations on whole
/// numbers. Errors: cancelled.
[[nodiscard]] Expected<ZeroSumSolution> solveZeroSum(const FractionTable& payoffs, const Task& task);

/// The same if the value is above 0; else nothing, found sooner. Errors: cancelled.
[[nodiscard]] Expected<std::optional<ZeroSumSolution>> solveIfPositive(const FractionTable& payoffs,
                                                                       const Task& task);

} // namespace mexplorer
