#pragma once

#include "core/regret/matrix_game.h"
#include "core/task/task.h"
#include "core/text/expected.h"

namespace mexplorer {

/// Which actions are struck out. Strict: those that get less than another, or than a mixture of others,
/// against every action left to the opponent. Weak: also those that never get more than a single other and
/// sometimes get less.
enum class DominanceKind { strict, weak };

/// One action that is struck out, and why.
struct StruckAction {
    MatrixSide side = MatrixSide::row;
    std::size_t action = 0;
    bool isStrict = true;
    Mixture by; ///< what is better, over all actions of that side; often one of them alone
    /// How much more `by` gets than the action: at least so much or, if it is dominated only weakly, at most.
    Rational margin;
};

/// Dominated actions, struck out one by one.
struct Dominance {
    std::vector<StruckAction> struck;
    ActionSet rows = 0; ///< what is left
    ActionSet columns = 0;
};

/// Strikes out dominated actions until none is left, except for those that only a mixture dominates weakly,
/// which are not looked for. What is dominated strictly comes first, by one action before by a mixture, and
/// rows before columns. What is left after strict dominance does not depend on the order, and no equilibrium
/// is lost; weak dominance may lose some, but no game of zero sum its value. A mixture is sought by linear
/// programming: the differences to an action make a game of zero sum, whose value is positive if the action
/// is dominated strictly. Errors: cancelled.
[[nodiscard]] Expected<Dominance> iteratedDominance(const MatrixGame& game, DominanceKind kind, Task& task);
/// The result of weak dominance, continued from `strict`, that of strict dominance.
[[nodiscard]] Expected<Dominance> weakDominanceAfter(const MatrixGame& game, Dominance strict, Task& task);

} // namespace mexplorer
