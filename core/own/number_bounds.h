#pragma once

#include "core/formula/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Numbers from `least` to `most`; none if `most` is below `least`.
struct NumberRange {
    std::uint64_t least = 1;
    std::uint64_t most = 0;
};

/// The parts of a condition that bound one of its names by numbers known before, as `k <= n/2` bounds k, and
/// the parts that have to be tried.
class NumberBounds {
public:
    /// Without bounds.
    NumberBounds() = default;
    /// `known`: the names with smaller indices have numbers before `name` is chosen.
    NumberBounds(std::int64_t name, std::int64_t known) : name_(name), known_(known) {}

    /// Whether this condition is such a bound, which is then kept.
    [[nodiscard]] bool add(const FormulaTree& tree);
    /// Those of the range that are within all bounds; a bound without a value allows nothing. `numbers` are
    /// those of all names, of which only the known ones matter. O(length of the bounds).
    [[nodiscard]] NumberRange within(NumberRange range, std::span<const std::int64_t> numbers) const;

private:
    [[nodiscard]] bool isKnown(const FormulaTree& tree) const;

    std::int64_t name_ = 0;
    std::int64_t known_ = 0;
    std::vector<FormulaProgram> least_; ///< it is at least each of these
    std::vector<FormulaProgram> most_;  ///< it is at most each of these
};

/// The conditions of which all have to hold.
[[nodiscard]] std::span<const FormulaTree> allOf(const FormulaTree& condition);

} // namespace mexplorer
