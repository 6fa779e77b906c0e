#pragma once

#include "core/regret/matrix_dominance.h"
#include "core/regret/matrix_equilibria.h"
#include "core/regret/matrix_solution.h"

#include <optional>

namespace mexplorer {

/// All that is told of a matrix.
struct MatrixAnswer {
    std::vector<MatrixCell> pure; ///< equilibria
    Dominance strict;
    Dominance weak; ///< with what is dominated strictly
    /// Of a game of zero sum.
    std::optional<ZeroSumSolution> solution;
    /// All equilibria; if these are too many to look for, those that are known: the pure ones, and of a game
    /// of zero sum the solution.
    Equilibria equilibria;
    bool isComplete = true; ///< `equilibria` are all
};

/// Errors: cancelled.
[[nodiscard]] Expected<MatrixAnswer> answerOf(const MatrixGame& game, Task& task);

} // namespace mexplorer
