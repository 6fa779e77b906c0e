#pragma once

#include "core/coalition/excess_program.h"

namespace mexplorer {

/// One linear program of the sequence, or several with the same ε.
struct NucleolusStep {
    Rational excess = 0; ///< the least that the greatest excess among the coalitions still open can be
    /// The coalitions that cannot be below it, with the weights that prove it.
    std::vector<std::pair<Coalition, Rational>> binding;
    std::vector<unsigned> atTheirOwn; ///< players whose pay is thereby v({i})
    std::vector<Coalition> settled;   ///< coalitions whose pay this step settles, at least one; as inOrder
    unsigned rank = 0;                ///< n − rank degrees of freedom are left
    Payments payments;                ///< one solution
};
struct Nucleolus {
    Payments payments;
    std::vector<NucleolusStep> steps;
    bool isRational = true; ///< false: v({1}) + … + v({n}) > v(N), so that payments below v({i}) are allowed
};
/// The payments of v(N) whose excesses, in descending order, are the least in lexicographic order
/// (Schmeidler 1969), by a sequence of linear programs (Kopelowitz 1967; Maschler, Peleg and Shapley 1979):
/// at most n − 1, since each settles a coalition that is not spanned by those before. Exact. Errors:
/// cancelled.
[[nodiscard]] Expected<Nucleolus> nucleolus(const CoalitionValues& values, Task& task);

/// The core: payments of v(N) that no coalition can improve on by leaving.
struct CoreAnswer {
    bool isEmpty = false;
    /// The least that the greatest excess can be: at most 0 exactly if the core is not empty.
    Rational leastExcess = 0;
    Payments payments; ///< a point of the core, or else of the least core
    /// Coalitions with weights, so that the weights over each player add up to 1. Their values, so weighted,
    /// add up to more than v(N) if the core is empty (Bondareva 1963, Shapley 1967).
    std::vector<std::pair<Coalition, Rational>> balanced;
};
/// Exact. Errors: cancelled.
[[nodiscard]] Expected<CoreAnswer> coreOf(const CoalitionValues& values, Task& task);

} // namespace mexplorer
