#pragma once

#include "core/theory/random.h"

#include <optional>
#include <vector>

namespace mexplorer::judge {

/// A case of an input, which has one answer: its numbers, line by line.
using Case = std::vector<std::vector<std::uint64_t>>;

/// Makes the cases of a problem. Numbers are at most as large as `largest` or, without it, as in the online
/// judge's own inputs, and never beyond the problem's limits.
class CaseMaker {
public:
    CaseMaker() = default;
    CaseMaker(const CaseMaker&) = delete;
    CaseMaker& operator=(const CaseMaker&) = delete;
    CaseMaker(CaseMaker&&) = delete;
    CaseMaker& operator=(CaseMaker&&) = delete;
    virtual ~CaseMaker() = default;

    using Largest = std::optional<std::uint64_t>; ///< empty: as in the online judge's own inputs

    /// All small cases up to some size, the smallest first.
    [[nodiscard]] virtual std::vector<Case> small(Largest largest) const = 0;
    /// Cases at the limits.
    [[nodiscard]] virtual std::vector<Case> limits(Largest largest) const = 0;
    /// Any case; often one close to where the answer changes. `before` is the previous case, empty if none.
    [[nodiscard]] virtual Case random(Random& random, const Case& before, Largest largest) const = 0;
    /// Valid cases somewhat smaller than this one, the smallest first. Replacing a case by one of these again
    /// and again must terminate.
    [[nodiscard]] virtual std::vector<Case> smaller(const Case& made) const = 0;
};

} // namespace mexplorer::judge
