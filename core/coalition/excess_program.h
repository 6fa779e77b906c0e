#pragma once

#include "core/coalition/coalition_values.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <vector>

namespace mexplorer {

/// A payment to each player.
using Payments = std::vector<Rational>;

/// x(S), what the members of a coalition are paid in all.
[[nodiscard]] Rational paidTo(const Payments& payments, Coalition coalition);

/// The coalition with the greatest excess v(S) − x(S), neither empty nor everybody; of several the first by
/// its bits. Exact. O(2ⁿ).
struct Excess {
    Coalition coalition = 0;
    Rational excess = 0;
};
[[nodiscard]] Excess greatestExcess(const CoalitionValues& values, const Payments& payments);
/// v(S) − x(S).
[[nodiscard]] Rational excessOf(const CoalitionValues& values, const Payments& payments, Coalition coalition);
/// The same of every coalition, by its bits.
[[nodiscard]] std::vector<Rational> excesses(const CoalitionValues& values, const Payments& payments);

/// A coalition that must be paid exactly so much.
struct SettledPay {
    Coalition coalition = 0;
    Rational pay = 0;
};
/// The least ε, and payments for it.
struct LeastExcess {
    Rational excess = 0;
    Payments payments;
    /// Why it cannot be less: coalitions, whose excess is ε in every solution, with their weights in the
    /// dual, which add up to 1.
    std::vector<std::pair<Coalition, Rational>> binding;
    std::vector<unsigned> atTheirOwn; ///< players who get v({i}) in every solution, and that bounds ε
    std::uint64_t pivots = 0;
};

/// The linear program: the least ε with x(S) + ε ≥ v(S) for all coalitions S that are not `spanned` (by bits)
/// by the settled ones, whose pay is given; the first of these is everybody. If `rational`, payments must be
/// individually rational, too: x({i}) ≥ v({i}); the caller makes sure that this is possible.
///
/// Its dual has n + 1 rows and a column for each coalition. The simplex method goes through its bases, whose
/// inverse is kept in whole numbers over their determinant (Edmonds 1967), which is small for a basis of 0s
/// and 1s. The coalition of greatest excess enters, found by going through all of them with 64 bits, 128, or
/// as many as it takes. Bland’s rule (1977) prevents cycling. Errors: cancelled.
[[nodiscard]] Expected<LeastExcess> leastExcess(const CoalitionValues& values,
                                                const std::vector<SettledPay>& settled,
                                                const std::vector<char>& spanned, bool rational,
                                                const Task& task);

} // namespace mexplorer
