#pragma once

#include "core/coalition/coalition_values.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <vector>

namespace mexplorer {

/// A payment to each player, exactly.
using Payments = std::vector<Rational>;

/// What a coalition is paid.
[[nodiscard]] Rational paidTo(const Payments& payments, Coalition coalition);

/// The coalition with the greatest excess v(S) − x(S) among those with members that are not all; of several
/// the first by its bits. Exact. O(2ⁿ).
struct Excess {
    Coalition coalition = 0;
    Rational excess = 0;
};
[[nodiscard]] Excess greatestExcess(const CoalitionValues& values, const Payments& payments);
/// v(S) − x(S).
[[nodiscard]] Rational excessOf(const CoalitionValues& values, const Payments& payments, Coalition coalition);
/// The same of every coalition.
[[nodiscard]] std::vector<Rational> excesses(const CoalitionValues& values, const Payments& payments);

/// Coalitions that are paid exactly so much.
struct SettledPay {
    Coalition coalition = 0;
    Rational pay = 0;
};
/// The least ε, and payments for it.
struct LeastExcess {
    Rational excess = 0;
    Payments payments;
    /// Why it cannot be less: the coalitions with their weights, which add up to 1, and whose excess is ε in
    /// every solution.
    std::vector<std::pair<Coalition, Rational>> binding;
    std::vector<unsigned> atTheirOwn; ///< players who get v({i}) in every solution, and that bounds ε
    std::uint64_t pivots = 0;
};

/// The linear program: the least ε with x(S) + ε ≥ v(S) for all coalitions S that are not spanned by the
/// settled ones, whose pay is given; the first of these is everybody. If `rational`, x({i}) ≥ v({i}), too,
/// and that must be possible.
///
/// Its dual has n + 1 rows and a column for each coalition. The simplex method goes through its bases, whose
/// inverse is kept in whole numbers over their determinant (Edmonds 1967); a basis of 0s and 1s has a small
/// one. The coalition that enters is that of greatest excess, found by going through all of them with 64
/// bits, 128, or as many as it takes. Bland’s rule (1977) ends what might go round. Errors: cancelled.
[[nodiscard]] Expected<LeastExcess> leastExcess(const CoalitionValues& values,
                                                const std::vector<SettledPay>& settled,
                                                const std::vector<char>& spanned, bool rational,
                                                const Task& task);

} // namespace mexplorer
