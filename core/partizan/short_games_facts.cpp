#include "core/partizan/short_games.h"

#include <algorithm>
#include <cstdlib>

namespace mexplorer {

namespace {

/// n·↑ + *m is {0 | (n − 1)·↑ + *(m xor 1)}, but ↑* is {0, * | 0}.
std::int64_t birthdayOf(std::int64_t ups, std::uint32_t star) {
    const bool isOverUpStar = ups > 0 && (star ^ ((ups - 1) % 2 != 0 ? 1U : 0U)) == 1;
    return isOverUpStar ? ups + 1 : ups + static_cast<std::int64_t>(star ^ (ups % 2 != 0 ? 1U : 0U));
}

std::int64_t birthdayOf(Dyadic number) {
    const std::int64_t whole = std::abs(number.numerator()) >> number.halvings();
    return number.isWhole() ? whole : whole + 1 + number.halvings();
}

} // namespace

Dyadic ShortGames::leftStop(Id game) {
    findStops(game);
    return nodes_[game].leftStop;
}

Dyadic ShortGames::rightStop(Id game) {
    findStops(game);
    return nodes_[game].rightStop;
}

void ShortGames::findStops(Id game) {
    if (nodes_[game].hasStops) return;
    Dyadic most;
    Dyadic least;
    if (const NumberUpStar* sum = asSum(game)) {
        most = least = sum->number;
    } else { // no number, so that both have options
        most = rightStop(left(game).front());
        for (const Id option : left(game))
            most = std::max(most, rightStop(option));
        least = leftStop(right(game).front());
        for (const Id option : right(game))
            least = std::min(least, leftStop(option));
    }
    nodes_[game].leftStop = most;
    nodes_[game].rightStop = least;
    nodes_[game].hasStops = true;
}

std::int64_t ShortGames::birthday(Id game) {
    if (const NumberUpStar* sum = asSum(game))
        return birthdayOf(sum->number) + birthdayOf(std::abs(sum->ups), sum->star);
    if (nodes_[game].birthday >= 0) return nodes_[game].birthday;
    std::int64_t last = 0;
    for (const Options options : {left(game), right(game)})
        for (const Id option : options)
            last = std::max(last, birthday(option));
    nodes_[game].birthday = last + 1;
    return last + 1;
}

} // namespace mexplorer
