#pragma once

#include "core/regret/matrix_dominance.h"
#include "core/regret/matrix_equilibria.h"
#include "core/regret/matrix_solution.h"

#include <optional>

namespace mexplorer {

/// All results for a matrix.
struct MatrixAnswer {
    std::vector<MatrixCell> pure; ///< pure equilibria
    Dominance strict;
    Dominance weak; ///< includes what is dominated strictly
    /// Only of a game of constant sum: what the first player gets is its value.
    std::optional<ZeroSumSolution> solution;
    std::optional<Rational> sum; ///< of both payoffs in each cell, if constant
    /// All equilibria; if the matrix is too large for that, those that are known: the pure ones and, of a
    /// game of constant sum, the solution. Infinitely many may then be known as well.
    Equilibria equilibria;
    bool isComplete = true; ///< whether `equilibria` are all
};

/// Errors: cancelled.
[[nodiscard]] Expected<MatrixAnswer> answerOf(const MatrixGame& game, Task& task);

} // namespace mexplorer
