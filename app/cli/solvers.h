#pragma once

#include "core/solve/game.h"
#include "core/solve/instance.h"
#include "core/text/expected.h"

#include <string>

namespace mexplorer::cli {

/// How `solve` answers for one kind of instance.
struct Solver {
    bool (*solves)(const Instance& instance); ///< whether the instance is of this kind
    /// The answer as text to be printed.
    Expected<std::string> (*answer)(const Game& game, const Instance& instance, bool isJson);
};

// One for each kind; solve.cpp lists them.
[[nodiscard]] Solver positionSolver();
[[nodiscard]] Solver pokerSolver();
[[nodiscard]] Solver matrixSolver();
[[nodiscard]] Solver coalitionSolver();
[[nodiscard]] Solver plainFlowSolver();

} // namespace mexplorer::cli
