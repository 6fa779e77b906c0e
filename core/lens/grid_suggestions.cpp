#include "core/lens/conjecture.h"
#include "core/lens/suggestions.h"
#include "core/solve/periods.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint32_t leastSide = 4;        // of a table of which anything is said
constexpr std::uint32_t mostGridModulus = 16; // and at least twice as many rows and columns
constexpr std::uint64_t fewestCells = 4;      // that are P, and that are N, for a condition to be seen
constexpr std::uint32_t mostRowPeriods = 16;

/// The numbers of a row and a column as a formula says them when they count from 0.
struct CellNames {
    std::string a;
    std::string b;

    [[nodiscard]] std::string in(std::string_view formula, std::uint64_t m = 0, std::uint64_t r = 0) const {
        return fmt::format(fmt::runtime(formula), fmt::arg("a", a), fmt::arg("b", b), fmt::arg("m", m),
                           fmt::arg("r", r));
    }
};

constexpr std::string_view plainForms[] = {"{a} xor {b}",   "{a} + {b}",     "abs(a - b)", "max({a}, {b})",
                                           "min({a}, {b})", "gcd({a}, {b})", "{a}*{b}"};
constexpr std::string_view modularForms[] = {"({a} mod {m}) xor ({b} mod {m})",
                                             "floor({a}/{m}) xor floor({b}/{m})",
                                             "({a} + {b}) mod {m}",
                                             "abs(a - b) mod {m}",
                                             "min({a}, {b}) mod {m}",
                                             "max({a}, {b}) mod {m}"};
constexpr std::string_view plainConditions[] = {
    "a = b", "min({a}, {b}) = floor(abs(a - b)*phi)", "max({a}, {b}) <= floor(min({a}, {b})*phi)",
    "abs(a - b) mod 2 = 0 and min({a}, {b}) = floor(floor(abs(a - b)/2)*sqrt(2))"};
constexpr std::string_view modularConditions[] = {"a mod {m} = b mod {m}", "({a} + {b}) mod {m} = 0",
                                                  "floor({a}/{m}) = floor({b}/{m})"};
constexpr std::string_view residueConditions[] = {"a mod {m} = {r} and b mod {m} = {r}",
                                                  "a mod {m} = {r} or b mod {m} = {r}"};

class GridSuggester {
public:
    GridSuggester(const GridValues& values, std::uint64_t first, Task& task)
        : values_(values), size_(values.finished()), first_(first), task_(task) {
        names_ = {first == 0 ? "a" : fmt::format("(a - {})", first),
                  first == 0 ? "b" : fmt::format("(b - {})", first)};
    }

    Expected<std::vector<Suggestion>> find() {
        if (std::min(size_.rows, size_.columns) < leastSide) return std::move(found_);
        tryValues();
        if (found_.empty()) tryStructure();
        const bool isSaid =
            std::ranges::any_of(found_, [](const Suggestion& one) { return !one.formula.empty(); });
        if (!isSaid && haveBoth()) tryOutcomes();
        if (task_.cancelled()) return cancelled();
        return std::move(found_);
    }

private:
    template <class IsRight>
    bool isEverywhere(const IsRight& isRight) const {
        for (std::uint32_t a = 0; a < size_.rows; ++a) {
            if (task_.cancelled()) return false;
            for (std::uint32_t b = 0; b < size_.columns; ++b)
                if (!isRight(a, b)) return false;
        }
        return true;
    }

    bool tryFormula(std::string formula) {
        const auto conjecture = Conjecture::parse(formula, Conjecture::Shape::grid);
        const bool isRight = conjecture && isEverywhere([&](std::uint32_t a, std::uint32_t b) {
                                 return conjecture->at(GridCell{a, b}, first_).isTrueOf(values_.at(a, b));
                             });
        if (isRight) found_.push_back({.formula = std::move(formula)});
        return isRight;
    }

    [[nodiscard]] std::uint32_t mostModulus() const {
        return std::min(mostGridModulus, std::min(size_.rows, size_.columns) / 2);
    }

    void tryValues() {
        if (tryFormula(std::to_string(values_.at(0, 0)))) return;
        for (const std::string_view form : plainForms)
            if (tryFormula(names_.in(form))) return;
        if (values_.at(0, 0) > 0 && tryFormula(names_.in("{a} xor {b} xor {m}", values_.at(0, 0)))) return;
        for (std::uint32_t m = 2; m <= mostModulus(); ++m)
            for (const std::string_view form : modularForms)
                if (tryFormula(names_.in(form, m))) return;
    }

    void tryStructure() {
        const bool isSum = isEverywhere([&](std::uint32_t a, std::uint32_t b) {
            return values_.at(a, b) == (values_.at(a, 0) ^ values_.at(0, b) ^ values_.at(0, 0));
        });
        if (isSum) found_.push_back({.kind = Suggestion::Kind::borders});
        const std::uint32_t side = std::min(size_.rows, size_.columns);
        const bool isSymmetric = isEverywhere([&](std::uint32_t a, std::uint32_t b) {
            return a >= side || b >= side || values_.at(a, b) == values_.at(b, a);
        });
        if (isSymmetric) found_.push_back({.kind = Suggestion::Kind::symmetric});
        Suggestion rows{.kind = Suggestion::Kind::rows, .rows = rowPeriods()};
        if (rows.rows.size() > 1) found_.push_back(std::move(rows));
    }

    /// Of the first rows, as long as they have one.
    [[nodiscard]] std::vector<Period> rowPeriods() const {
        std::vector<Period> periods;
        for (std::uint32_t a = 0; a < std::min(size_.rows, mostRowPeriods) && !task_.cancelled(); ++a) {
            LineValues row(size_.columns);
            std::copy_n(values_.row(a), size_.columns, row.data());
            row.finish(size_.columns);
            Period period = observedPeriod(row);
            if (period.status == Period::Status::none) break;
            periods.push_back(std::move(period));
        }
        return periods;
    }

    /// Whether there are some cells that are P, and some that are N.
    [[nodiscard]] bool haveBoth() const {
        std::uint64_t lost = 0;
        for (std::uint32_t a = 0; a < size_.rows; ++a)
            lost += static_cast<std::uint64_t>(
                std::count(values_.row(a), values_.row(a) + size_.columns, GridValues::Value{0}));
        return lost >= fewestCells && size_.cells() - lost >= fewestCells;
    }

    void tryOutcomes() {
        const auto tryP = [&](const std::string& condition) { return tryFormula("P iff " + condition); };
        for (const std::string_view condition : plainConditions)
            if (tryP(names_.in(condition))) return;
        for (std::uint32_t c = 1; c < size_.columns; ++c)
            if (values_.at(0, c) == 0 && tryP(names_.in("{a} xor {b} = {m}", c))) return;
        for (std::uint32_t m = 2; m <= mostModulus(); ++m) {
            for (const std::string_view condition : modularConditions)
                if (tryP(names_.in(condition, m))) return;
            for (const std::string_view condition : residueConditions)
                for (std::uint32_t r = 0; r < m; ++r)
                    if (tryP(names_.in(condition, m, r))) return;
        }
    }

    const GridValues& values_;
    GridSize size_;
    std::uint64_t first_;
    Task& task_;
    CellNames names_;
    std::vector<Suggestion> found_;
};

} // namespace

Expected<std::vector<Suggestion>> suggestionsFor(const GridValues& values, std::uint64_t first, Task& task) {
    return GridSuggester(values, first, task).find();
}

} // namespace mexplorer
