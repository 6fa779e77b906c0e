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
    /// Only of a game of zero sum.
    std::optional<ZeroSumSolution> solution;
    /// All equilibria; if the matrix is too large for that, those that are known: the pure ones and, of a
    /// game of zero sum, the solution.
    Equilibria equilibria;
    bool isComplete = true; ///< whether `equilibria` are all
};

/// Errors: cancelled.
[[nodiscard]] Expected<MatrixAnswer> answerOf(const MatrixGame& game, Task& task);

} // namespace mexplorer
