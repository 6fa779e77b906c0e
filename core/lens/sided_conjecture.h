#pragma once

#include "core/formula/formula.h"
#include "core/game/aspects/side_worth.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What somebody supposes about the positions of a game of two sides, by the numbers that they are: of heaps
/// by n, of boards by a and b. A mean is a fraction, and compared exactly. Copied cheaply; any number of
/// threads may ask it.
class SidedConjecture {
public:
    enum class About { outcome, value, mean, temperature };

    /// Reads
    /// - `mean = (n + 1)/2`, likewise `temperature =` and `value =`: a formula, or the quotient of two, which
    ///   is exact; `value` says that the game is equal to this number;
    /// - `L iff n mod 3 = 0`, likewise R, N and P: a condition for this outcome.
    /// Errors: none of these; those of Formula::parse; a quotient that is only a part of the formula, which
    /// would be rounded there.
    [[nodiscard]] static Expected<SidedConjecture> parse(std::string_view text,
                                                         const std::vector<std::string>& names);

    [[nodiscard]] About about() const { return about_; }
    /// What is said about the position: “1/2”, “L”, or “not L”; nothing where the formula has no value.
    [[nodiscard]] std::optional<std::string> said(std::span<const std::int64_t> numbers) const;
    /// What was found of what it is about: “1/2”, “N”; nothing if that is not known.
    [[nodiscard]] std::optional<std::string> found(const SideWorth& worth) const;
    /// Whether what is said is true of what was found.
    [[nodiscard]] bool isTrue(const std::string& said, const std::string& found) const;
    /// As it was typed.
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    SidedConjecture(About about, std::string text, Formula formula)
        : about_(about), text_(std::move(text)), formula_(std::move(formula)) {}
    [[nodiscard]] static Expected<SidedConjecture> parseNumber(About about, std::string_view text,
                                                               std::string_view whole,
                                                               const std::vector<std::string>& names);

    About about_;
    std::string text_;
    Formula formula_;
    std::optional<Formula> divisor_ = {};
    char outcome_ = 'P'; ///< of a condition
};

} // namespace mexplorer
