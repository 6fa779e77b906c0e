#include "core/lens/conjecture.h"
#include "core/lens/for_ever.h"
#include "core/lens/line_candidates.h"
#include "core/lens/suggestions.h"
#include "core/solve/periods.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t valuesBetweenLooks = 8192;
constexpr std::uint64_t fewestOfEach = 4; // heaps that are P, and that are N, for a set to be seen

class LineSuggester {
public:
    LineSuggester(const LineValues& values, const Period& known, Task& task)
        : values_({values.data(), values.finished()}), period_(known), task_(task) {
        if (period_.status == Period::Status::none) period_ = observedPeriod(values);
    }

    Expected<std::vector<Suggestion>> find() {
        if (values_.size() < leastSuggested) return std::move(found_);
        tryValues();
        tryPeriod();
        const bool isSaid =
            std::ranges::any_of(found_, [](const Suggestion& one) { return !one.formula.empty(); });
        if (!isSaid) tryOutcomes();
        if (task_.cancelled()) return cancelled();
        return std::move(found_);
    }

private:
    /// From which n on, at most `latest`, `isRight(n)` is true up to the last; nothing if it is not.
    template <class IsRight>
    std::optional<std::uint64_t> rightFrom(std::uint64_t latest, const IsRight& isRight) const {
        for (std::uint64_t n = latest; n < values_.size(); ++n) {
            if (n % valuesBetweenLooks == 0 && task_.cancelled()) return std::nullopt;
            if (!isRight(n)) return std::nullopt;
        }
        std::uint64_t from = latest;
        while (from > 0 && isRight(from - 1))
            --from;
        return from;
    }

    bool hasFormula(const std::string& formula) const {
        return std::ranges::any_of(found_, [&](const Suggestion& one) { return one.formula == formula; });
    }

    /// Adds it if it is right, at n = 0 or not.
    bool tryFormula(Suggestion suggestion) {
        const auto conjecture = Conjecture::parse(suggestion.formula, Conjecture::Shape::line);
        if (!conjecture || hasFormula(suggestion.formula)) return false;
        const auto from =
            rightFrom(1, [&](std::uint64_t n) { return conjecture->at(n).isTrueOf(values_[n]); });
        if (!from) return false;
        suggestion.from = *from;
        const auto bound = provedFrom(*conjecture, period_, *from);
        suggestion.isProved = bound && *bound < values_.size();
        found_.push_back(std::move(suggestion));
        return true;
    }

    void tryValues() {
        for (std::string& formula : valueFormulas(values_))
            if (tryFormula({.formula = std::move(formula)})) return; // others would say the same
        for (const NamedValues& named : namedValues()) {
            const bool isFound = named.at
                                     ? tryNamed(named)
                                     : tryFormula({.formula = std::string(named.formula), .values = &named});
            if (isFound) return;
        }
    }

    bool tryNamed(const NamedValues& named) {
        const auto from = rightFrom(std::max<std::uint64_t>(named.from, 1), [&](std::uint64_t n) {
            return n >= named.from && named.at(n) == values_[n];
        });
        if (!from) return false;
        found_.push_back({.kind = Suggestion::Kind::values, .values = &named, .from = *from});
        return true;
    }

    /// The period itself, unless it only repeats that a formula was found and proved.
    void tryPeriod() {
        if (period_.status == Period::Status::none) return;
        const bool isProved = period_.status == Period::Status::proved;
        const bool isKnown = std::ranges::any_of(found_, &Suggestion::isProved);
        if (found_.empty())
            if (auto formula = formulaOf(period_, values_)) tryFormula({.formula = std::move(*formula)});
        if (isKnown) return;
        found_.push_back({.kind = Suggestion::Kind::period,
                          .period = period_,
                          .from = period_.start,
                          .isProved = isProved});
    }

    void tryOutcomes() {
        if (auto formula = lostResidues(values_)) tryFormula({.formula = std::move(*formula)});
        const auto lost = std::ranges::count(values_.subspan(1), 0U);
        const auto won = static_cast<std::ptrdiff_t>(values_.size()) - 1 - lost;
        if (std::min(lost, won) < static_cast<std::ptrdiff_t>(fewestOfEach)) return;
        for (const int shift : {0, 1, -1})
            for (const NamedSet& set : namedSets())
                if (trySet(set, shift)) return;
    }

    /// The heaps that are P are the terms of the set, less `shift`.
    bool trySet(const NamedSet& set, int shift) {
        constexpr std::uint64_t atFirst = 128; // most sets are refuted before
        for (const std::uint64_t end : {std::min(atFirst, values_.size()), values_.size()}) {
            const auto from = setRightFrom(set.termsTo(end), shift, end);
            if (!from) return false;
            if (end < values_.size()) continue;
            Suggestion suggestion{
                .kind = Suggestion::Kind::losing, .set = &set, .shift = shift, .from = *from};
            if (!set.formula.empty()) suggestion.formula = "P iff " + shifted(set.formula, shift);
            const bool isTold = !suggestion.formula.empty();
            if (isTold && (hasFormula(suggestion.formula) || tryFormula(suggestion))) return true;
            suggestion.formula.clear(); // there is none, or it does not say the same
            found_.push_back(std::move(suggestion));
            return true;
        }
        return false;
    }

    std::optional<std::uint64_t> setRightFrom(const std::vector<std::uint64_t>& terms, int shift,
                                              std::uint64_t end) const {
        const auto isRight = [&](std::uint64_t n) {
            const std::uint64_t term = n + static_cast<std::uint64_t>(static_cast<std::int64_t>(shift));
            return n >= end || std::ranges::binary_search(terms, term) == (values_[n] == 0);
        };
        return rightFrom(1, isRight);
    }

    std::span<const LineValues::Value> values_;
    Period period_;
    Task& task_;
    std::vector<Suggestion> found_;
};

} // namespace

Expected<std::vector<Suggestion>> suggestionsFor(const LineValues& values, const Period& known, Task& task) {
    return LineSuggester(values, known, task).find();
}

} // namespace mexplorer
