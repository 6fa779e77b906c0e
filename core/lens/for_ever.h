#pragma once

#include "core/formula/formula_tree.h"
#include "core/lens/conjecture.h"

#include <cstdint>
#include <optional>

namespace mexplorer {

/// By how much a formula in one number rises from n to n + step, if that is the same for every n for the
/// reason alone that it is built so: f(n + step) = f(n) + rise. Nothing if that is not seen; a condition does
/// not change if its rise is 0. O(length).
[[nodiscard]] std::optional<std::int64_t> riseOf(const FormulaTree& tree, std::int64_t step);
/// A step for which that may be seen, a multiple of `least`; nothing if it would be too large.
[[nodiscard]] std::optional<std::int64_t> stepFor(const FormulaTree& tree, std::int64_t least);

/// Up to which n a formula must agree with values whose period is proved, to agree with them for ever: both
/// go on in the same way from one step to the next. The formula must agree from n = `from` on. Nothing if the
/// period is not proved, or this does not prove it.
[[nodiscard]] std::optional<std::uint64_t> provedFrom(const Conjecture& conjecture, const Period& period,
                                                      std::uint64_t from);

} // namespace mexplorer
