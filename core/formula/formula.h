#pragma once

#include "core/formula/formula_tree.h"
#include "core/text/expected.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A formula of whole numbers, without side effects, as people write it: `k <= n/2 and n mod k = 0`,
/// `floor(n*phi)`, `|k - j| < 3`, `k in {1, 3, 4}`. It is exact or has no value: where a number would not fit
/// into 64 bits, where something is divided by 0, and for the root of a negative number. Division gives the
/// floor, and the remainder is never negative. Within floor(…), ceil(…) and round(…), division is exact, and
/// phi and sqrt(…) may be used. `and`, `or` and `if` look at no more than they need, from the left. A formula
/// is copied cheaply, and may be used by any number of threads.
class Formula {
public:
    static constexpr std::size_t longest = 4096; ///< bytes

    /// `names` are what it may speak of, in the order of the numbers that `value` gets; none is a reserved
    /// word (see words.h). `column` is where the text begins in its line. Errors, with the column and what
    /// would be right: what cannot be read, an unknown name, a condition where a number belongs or the
    /// opposite, a real number where a whole one belongs or one that cannot be computed exactly, too long or
    /// too deep.
    [[nodiscard]] static Expected<Formula> parse(std::string_view text, const std::vector<std::string>& names,
                                                 std::size_t column = 1);

    /// Whether it is true or false, rather than a number.
    [[nodiscard]] bool isCondition() const;
    /// The value for these numbers; of a condition 1 or 0. O(length).
    [[nodiscard]] std::optional<std::int64_t> value(std::span<const std::int64_t> numbers) const;
    /// Whether a condition holds; without a value it does not.
    [[nodiscard]] bool holds(std::span<const std::int64_t> numbers) const { return value(numbers) == 1; }

    /// What it consists of, for those who look for a form that they can do faster.
    [[nodiscard]] const FormulaTree& tree() const;
    /// In ASCII and one spelling, which is read again as the same tree, unless it has got too long or too
    /// deep: as powers of real numbers are written out.
    [[nodiscard]] std::string text() const;

private:
    struct Compiled;
    explicit Formula(std::shared_ptr<const Compiled> compiled);

    std::shared_ptr<const Compiled> compiled_;
};

} // namespace mexplorer
