#pragma once

#include "core/judge/making/random.h"

#include <optional>
#include <vector>

namespace mexplorer::judge {

/// A case of an input that has one answer: its numbers, line by line.
using Case = std::vector<std::vector<std::uint64_t>>;

/// Makes the cases of a problem. Made numbers are at most as large as those of the online judge's own inputs,
/// or as another limit, where the problem has none smaller.
class CaseMaker {
public:
    CaseMaker() = default;
    CaseMaker(const CaseMaker&) = delete;
    CaseMaker& operator=(const CaseMaker&) = delete;
    CaseMaker(CaseMaker&&) = delete;
    CaseMaker& operator=(CaseMaker&&) = delete;
    virtual ~CaseMaker() = default;

    using Largest = std::optional<std::uint64_t>; ///< nothing: as the online judge has them

    /// All small cases up to some size, the smallest first.
    [[nodiscard]] virtual std::vector<Case> small(Largest largest) const = 0;
    /// Cases at the limits.
    [[nodiscard]] virtual std::vector<Case> limits(Largest largest) const = 0;
    /// Any case; often one in which a slip decides. `before` is the case that it follows, if one does.
    [[nodiscard]] virtual Case random(Random& random, const Case& before, Largest largest) const = 0;
    /// Cases somewhat smaller than this one, the smallest first; not all of them are cases of the problem.
    /// Taking one of them again and again comes to an end.
    [[nodiscard]] virtual std::vector<Case> smaller(const Case& made) const = 0;
};

} // namespace mexplorer::judge
