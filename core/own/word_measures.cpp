#include "core/own/word_measures.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

using Falls = std::vector<std::int64_t>; ///< for each letter, how many more are on the left side

Falls fallsOf(const LetterRule& rule, std::size_t letters) {
    Falls falls(letters, 0);
    for (const char letter : rule.from)
        ++falls[static_cast<unsigned char>(letter)];
    for (const char letter : rule.to)
        --falls[static_cast<unsigned char>(letter)];
    return falls;
}

std::int64_t weighed(const Falls& falls, const std::vector<std::int64_t>& weights) {
    std::int64_t sum = 0;
    for (std::size_t letter = 0; letter < falls.size(); ++letter)
        sum += falls[letter] * weights[letter];
    return sum;
}

/// Positive weights by which each rule lowers the sum.
std::optional<std::vector<std::int64_t>> weightsFor(const std::vector<Falls>& rules, std::size_t letters) {
    constexpr std::size_t mostSteps = 50'000;
    std::vector<std::int64_t> weights(letters, 1);
    for (std::size_t steps = 0; steps < mostSteps; steps += rules.size()) {
        bool fits = true;
        for (const Falls& falls : rules) {
            if (weighed(falls, weights) > 0) continue;
            fits = false;
            for (std::size_t letter = 0; letter < letters; ++letter)
                weights[letter] = std::max<std::int64_t>(weights[letter] + falls[letter], 1);
        }
        if (fits) return weights;
    }
    return std::nullopt;
}

/// A measure that no rule raises, and some lower; those are taken out of `rules`.
bool peel(std::vector<LetterRule>& rules, const std::function<std::int64_t(const LetterRule&)>& fallOf) {
    const auto rises = [&](const LetterRule& rule) { return fallOf(rule) < 0; };
    if (std::any_of(rules.begin(), rules.end(), rises)) return false;
    return std::erase_if(rules, [&](const LetterRule& rule) { return fallOf(rule) > 0; }) > 0;
}

std::optional<WordMeasure> nextCount(std::vector<LetterRule>& rules, std::size_t letters) {
    if (peel(rules, [](const LetterRule& rule) {
            return static_cast<std::int64_t>(rule.from.size()) - static_cast<std::int64_t>(rule.to.size());
        }))
        return WordMeasure{};
    for (std::size_t letter = 0; letter < letters; ++letter)
        if (peel(rules, [&](const LetterRule& rule) { return fallsOf(rule, letters)[letter]; }))
            return WordMeasure{.kind = WordMeasure::Kind::count, .letter = letter};
    return std::nullopt;
}

/// One measure that every rule lowers: the length, if that will do.
std::optional<WordMeasure> weightsOf(const std::vector<LetterRule>& rules, std::size_t letters) {
    const auto shortens = [](const LetterRule& rule) { return rule.to.size() < rule.from.size(); };
    if (std::all_of(rules.begin(), rules.end(), shortens)) return WordMeasure{};
    std::vector<Falls> falls;
    falls.reserve(rules.size());
    for (const LetterRule& rule : rules)
        falls.push_back(fallsOf(rule, letters));
    const auto found = weightsFor(falls, letters);
    if (!found) return std::nullopt;
    return WordMeasure{.kind = WordMeasure::Kind::weights, .weights = {found->begin(), found->end()}};
}

/// An order in which each rule that keeps the length leads to a lesser word.
std::optional<WordMeasure> orderOf(const std::vector<LetterRule>& rules, std::size_t letters, bool fromLeft) {
    std::vector<std::vector<bool>> isAbove(letters, std::vector<bool>(letters, false));
    std::vector<bool> isCompared(letters, false);
    for (const LetterRule& rule : rules) {
        if (rule.from.size() != rule.to.size() || rule.from == rule.to) return std::nullopt;
        std::size_t at = fromLeft ? 0 : rule.from.size() - 1;
        while (rule.from[at] == rule.to[at])
            at = fromLeft ? at + 1 : at - 1;
        const auto above = static_cast<unsigned char>(rule.from[at]);
        const auto below = static_cast<unsigned char>(rule.to[at]);
        isAbove[above][below] = isCompared[above] = isCompared[below] = true;
    }
    WordMeasure measure{.kind = fromLeft ? WordMeasure::Kind::fromLeft : WordMeasure::Kind::fromRight};
    const auto wanted = static_cast<std::size_t>(std::count(isCompared.begin(), isCompared.end(), true));
    while (measure.order.size() < wanted) { // the least of those that are left
        std::size_t least = 0;
        while (least < letters &&
               (!isCompared[least] || std::count(isAbove[least].begin(), isAbove[least].end(), true) > 0))
            ++least;
        if (least == letters) return std::nullopt;
        measure.order.push_back(least);
        isCompared[least] = false;
        for (std::vector<bool>& above : isAbove)
            above[least] = false;
    }
    return measure;
}

} // namespace

std::optional<std::vector<WordMeasure>> measuresThatFall(std::size_t letters, std::vector<LetterRule> rules) {
    std::vector<WordMeasure> measures;
    while (!rules.empty()) {
        if (auto weights = weightsOf(rules, letters)) {
            measures.push_back(std::move(*weights));
            return measures;
        }
        auto next = nextCount(rules, letters);
        if (!next) break;
        measures.push_back(std::move(*next));
    }
    for (const bool fromLeft : {true, false}) {
        if (rules.empty()) break;
        if (auto order = orderOf(rules, letters, fromLeft)) {
            measures.push_back(std::move(*order));
            rules.clear();
        }
    }
    if (!rules.empty()) return std::nullopt;
    return measures;
}

} // namespace mexplorer
