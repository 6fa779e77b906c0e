#include "core/partizan/short_games.h"

#include <algorithm>

namespace mexplorer {

ShortGames::Id ShortGames::negative(Id game) {
    if (game == none) return none;
    if (nodes_[game].negative != none) return nodes_[game].negative;
    Id negated = none;
    if (const NumberUpStar* sum = asSum(game)) {
        negated = of({-sum->number, -sum->ups, sum->star});
    } else {
        Form form;
        for (const Id option : left(game))
            form.right.push_back(negative(option));
        for (const Id option : right(game))
            form.left.push_back(negative(option));
        std::ranges::sort(form.left);
        std::ranges::sort(form.right);
        if (stopped_) return none;
        negated = ofCanonical(form);
    }
    if (negated == none) return none;
    nodes_[game].negative = negated;
    nodes_[negated].negative = game;
    return negated;
}

ShortGames::Id ShortGames::sum(Id one, Id other) {
    if (one == none || other == none || !goesOn()) return none;
    if (one == zero_) return other;
    if (other == zero_) return one;
    const NumberUpStar* first = asSum(one);
    const NumberUpStar* second = asSum(other);
    if (first && second) return sumOfSums(*first, *second);
    if (!first && second) return sum(other, one);
    if (first && first->number.sign() != 0) { // a number moves all options alike (number translation)
        const NumberUpStar rest{.ups = first->ups, .star = first->star};
        const Dyadic number = first->number;
        return translated(sum(of(rest), other), number);
    }
    const std::uint64_t key = pairKey(std::min(one, other), std::max(one, other));
    if (const auto known = additions_.find(key); known != additions_.end()) return known->second;
    if (depth_ == deepest) return tooDeep();
    ++depth_;
    const Id result = add(one, other);
    --depth_;
    if (!stopped_) additions_.emplace(key, result);
    return result;
}

ShortGames::Id ShortGames::tooDeep() {
    tooMuch();
    return none;
}

ShortGames::Id ShortGames::sumOfSums(const NumberUpStar& one, const NumberUpStar& other) {
    NumberUpStar total{.star = one.star ^ other.star};
    const auto number = one.number.plus(other.number);
    if (!number || __builtin_add_overflow(one.ups, other.ups, &total.ups)) return outOfRange();
    total.number = *number;
    return of(total);
}

ShortGames::Id ShortGames::add(Id one, Id other) {
    std::vector<Id> lefts;
    std::vector<Id> rights;
    for (const Id option : left(one))
        lefts.push_back(sum(option, other));
    for (const Id option : left(other))
        lefts.push_back(sum(one, option));
    for (const Id option : right(one))
        rights.push_back(sum(option, other));
    for (const Id option : right(other))
        rights.push_back(sum(one, option));
    return of(std::move(lefts), std::move(rights));
}

ShortGames::Id ShortGames::translated(Id game, Dyadic number) {
    if (game == none || !goesOn()) return none;
    if (const NumberUpStar* sum = asSum(game)) return sumOfSums(NumberUpStar(*sum), {.number = number});
    const Id by = of({.number = number});
    const std::uint64_t key = pairKey(std::min(game, by), std::max(game, by));
    if (const auto known = additions_.find(key); known != additions_.end()) return known->second;
    Form form;
    for (const Id option : left(game))
        form.left.push_back(translated(option, number));
    for (const Id option : right(game))
        form.right.push_back(translated(option, number));
    if (stopped_) return none;
    std::ranges::sort(form.left);
    std::ranges::sort(form.right);
    const Id result = ofCanonical(form);
    if (!stopped_) additions_.emplace(key, result);
    return result;
}

ShortGames::Id ShortGames::multiple(std::int64_t times, Id game) {
    if (game == none) return none;
    if (times == std::numeric_limits<std::int64_t>::min()) return outOfRange();
    if (times < 0) return multiple(-times, negative(game));
    Id total = zero_;
    for (Id power = game; times > 0 && !stopped_; times /= 2) {
        if (times % 2 == 1) total = sum(total, power);
        if (times > 1) power = sum(power, power);
    }
    return stopped_ ? none : total;
}

ShortGames::Id ShortGames::outOfRange() {
    stop(tooLarge(say(MX_TEXT("core", "its numbers are too large: a numerator has at most %1"), Dyadic::most))
             .value());
    return none;
}

} // namespace mexplorer
