#pragma once

#include "core/formula/formula.h"
#include "core/game/aspects/grid.h"
#include "core/game/grid_values.h"
#include "core/game/line_values.h"
#include "core/lens/b_file.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mexplorer {

/// What somebody supposes about all values of a line or a grid, to be compared with what they are: a formula
/// for the values or for who wins, a table, or the values of another game. It says something about each
/// place, or nothing. Copied cheaply; any number of threads may ask it.
class Conjecture {
public:
    enum class Shape { line, grid };

    /// What is said about a place: a value, or only whether it is P.
    struct Said {
        std::optional<std::int64_t> value = {};
        std::optional<bool> isP = {};

        [[nodiscard]] bool isNothing() const { return !value && !isP; }
        [[nodiscard]] bool isTrueOf(std::uint64_t found) const {
            return value ? *value >= 0 && static_cast<std::uint64_t>(*value) == found : isP == (found == 0);
        }
        friend bool operator==(const Said&, const Said&) = default;
    };

    /// Reads what is supposed about a line, in n, or about a grid, in a and b:
    /// - a formula for the values: `n mod 4`, `a xor b`, also after `SG(n) =`;
    /// - a condition for P, or after `P iff` or `N iff` for these: `P iff n mod 4 = 0`;
    /// - the values themselves: `0 1 2 0 1 2`, of a grid row by row, `0 1; 1 0`; of a line as a b-file, too;
    /// - after `P:`, the n that are P, up to the greatest of them: `P: 0 3 6 9`, or the terms of a b-file.
    /// Errors: those of Formula::parse; a table that is none.
    [[nodiscard]] static Expected<Conjecture> parse(std::string_view text, Shape shape);
    /// What stands after `game:`, if the text begins so: another game and its parameters.
    [[nodiscard]] static std::optional<std::string> otherGame(std::string_view text);
    /// That the values are those of another game, which is called `name`; these must be finished.
    [[nodiscard]] static Conjecture ofValues(std::string name, std::shared_ptr<const LineValues> values);
    /// The same for a grid whose first row and column are numbered `first`.
    [[nodiscard]] static Conjecture ofValues(std::string name, std::shared_ptr<const GridValues> values,
                                             std::uint64_t first);

    /// What is said about n of a line. O(length of the formula), or O(log terms).
    [[nodiscard]] Said at(std::uint64_t n) const;
    /// What is said about a cell of a grid whose first row and column are numbered `first`.
    [[nodiscard]] Said at(GridCell cell, std::uint64_t first) const;

    /// Whether it tells only who wins.
    [[nodiscard]] bool isOfOutcomes() const { return tells_ != Tells::values; }
    /// The formula, if it is one.
    [[nodiscard]] const Formula* formula() const { return std::get_if<Formula>(&rule_); }
    /// As it is shown: a formula as it was typed, a table by its first values, a game by its name. `parse`
    /// reads that of a formula again.
    [[nodiscard]] std::string text() const;

private:
    enum class Tells { values, losing, winning };
    /// Row by row; rows may be of different lengths.
    using Rows = std::vector<std::vector<std::int64_t>>;
    struct GridTable {
        std::shared_ptr<const GridValues> values;
        std::uint64_t first = 0;
    };
    using LineTable = std::shared_ptr<const LineValues>;
    using Rule = std::variant<Formula, std::shared_ptr<const Terms>, std::shared_ptr<const Rows>, LineTable,
                              GridTable>;

    Conjecture(Rule rule, Tells tells, std::string name)
        : rule_(std::move(rule)), tells_(tells), name_(std::move(name)) {}
    /// `whole`: the text in which `text` stands.
    [[nodiscard]] static Expected<Conjecture> parseFormula(std::string_view text, std::string_view whole,
                                                           Tells tells, Shape shape);
    [[nodiscard]] static Expected<Conjecture> parseTable(std::string_view plain, Shape shape);
    [[nodiscard]] static Expected<Conjecture> parseLosing(std::string_view plain);
    [[nodiscard]] Said said(std::optional<std::int64_t> value) const;

    Rule rule_;
    Tells tells_ = Tells::values;
    std::string name_; ///< a formula, a table or a game, as it is shown
};

} // namespace mexplorer
