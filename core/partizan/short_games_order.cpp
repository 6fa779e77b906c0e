#include "core/partizan/short_games.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Whether so many ups and a nimber are at most 0, where the number before them is 0: ↑ + *n is confused with
/// 0 only for n = 1 (Berlekamp, Conway, Guy 1982, chapter 8).
bool isAtMostZero(std::int64_t ups, std::uint32_t star) {
    if (star == 0) return ups <= 0;
    return star == 1 ? ups <= -2 : ups <= -1;
}

bool isAtMost(const NumberUpStar& one, const NumberUpStar& other) {
    if (one.number != other.number) return one.number < other.number;
    return isAtMostZero(one.ups - other.ups, one.star ^ other.star);
}

} // namespace

/// G ≤ H if and only if no left option of G is at least H, and no right option of H is at most G.
bool ShortGames::isAtMost(Id one, Id other) {
    if (one == other) return true;
    if (one == none || other == none || !goesOn()) return false;
    if (const auto* first = asSum(one), *second = asSum(other); first && second)
        return mexplorer::isAtMost(*first, *second);
    if (leftStop(one) < rightStop(other)) return true;
    if (leftStop(one) > leftStop(other) || rightStop(one) > rightStop(other)) return false;
    const std::uint64_t key = pairKey(one, other);
    if (const auto known = comparisons_.find(key); known != comparisons_.end()) return known->second;
    const bool result = compare(one, other);
    if (!stopped_) comparisons_.emplace(key, result);
    return result;
}

bool ShortGames::compare(Id one, Id other) {
    return std::ranges::none_of(left(one), [&](Id option) { return isAtMost(other, option); }) &&
           std::ranges::none_of(right(other), [&](Id option) { return isAtMost(option, one); });
}

bool ShortGames::isAtMost(Id game, const Form& form) {
    return std::ranges::none_of(form.right, [&](Id option) { return isAtMost(option, game); }) &&
           std::ranges::none_of(left(game), [&](Id option) { return isAtLeast(option, form); });
}

bool ShortGames::isAtLeast(Id game, const Form& form) {
    return std::ranges::none_of(form.left, [&](Id option) { return isAtMost(game, option); }) &&
           std::ranges::none_of(right(game), [&](Id option) { return isAtMost(option, form); });
}

GameOrder ShortGames::order(Id one, Id other) {
    const bool isBelow = isAtMost(one, other);
    const bool isAbove = isAtMost(other, one);
    if (isBelow && isAbove) return GameOrder::equal;
    return isBelow ? GameOrder::less : isAbove ? GameOrder::greater : GameOrder::confused;
}

/// Leaves the largest left options and the smallest right ones.
void ShortGames::strikeDominated(Form& form, std::vector<Reduction>* told) {
    const auto strike = [&](std::vector<Id>& options, bool isLeft) {
        const auto isNoBetter = [&](Id option, Id other) {
            return isLeft ? isAtMost(option, other) : isAtMost(other, option);
        };
        std::vector<Id> best;
        for (const Id option : options) {
            const auto better =
                std::ranges::find_if(best, [&](Id other) { return isNoBetter(option, other); });
            if (better != best.end()) {
                if (told) told->push_back({isLeft, OptionFate::dominated, option, *better});
                continue;
            }
            std::erase_if(best, [&](Id other) {
                const bool isWorse = isNoBetter(other, option);
                if (isWorse && told) told->push_back({isLeft, OptionFate::dominated, other, option});
                return isWorse;
            });
            for (const Id other : best) {
                if (!told || told->size() >= mostTold) break;
                told->push_back({isLeft, OptionFate::compared, other, option});
            }
            best.push_back(option);
        }
        options = std::move(best);
    };
    strike(form.left, true);
    strike(form.right, false);
}

/// Replaces one reversible option, if there is one, by what follows the answer: a left option that has a
/// right option at most the game itself by that one’s left options, and likewise for Right.
bool ShortGames::bypass(Form& form, std::vector<Reduction>* told) {
    const auto replace = [&](std::vector<Id>& options, const Reduction& reduction, Options by) {
        if (told) told->push_back(reduction);
        std::erase(options, reduction.option);
        options.insert(options.end(), by.begin(), by.end());
        std::ranges::sort(options);
        options.erase(std::unique(options.begin(), options.end()), options.end());
        return true;
    };
    for (const Id option : form.left)
        for (const Id answer : right(option))
            if (isAtMost(answer, form))
                return replace(form.left, {true, OptionFate::reversible, option, answer}, left(answer));
    for (const Id option : form.right)
        for (const Id answer : left(option))
            if (isAtLeast(answer, form))
                return replace(form.right, {false, OptionFate::reversible, option, answer}, right(answer));
    return false;
}

} // namespace mexplorer
