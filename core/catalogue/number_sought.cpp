#include "core/catalogue/number_sought.h"

#include "core/partizan/notation.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// Below its right stop an option is larger than all numbers, above it is not; at it, only comparing tells.
Expected<NumberBound> leftBound(Id option, ShortGames& games) {
    auto name = nameOf(option, games);
    if (!name) return tl::unexpected(name.error());
    const Dyadic stop = games.rightStop(option);
    return NumberBound{std::move(*name), stop, games.isAtMost(games.number(stop), option)};
}

Expected<NumberBound> rightBound(Id option, ShortGames& games) {
    auto name = nameOf(option, games);
    if (!name) return tl::unexpected(name.error());
    const Dyadic stop = games.leftStop(option);
    return NumberBound{std::move(*name), stop, games.isAtMost(option, games.number(stop))};
}

/// What excludes most comes first; of equal ones the shortest name.
bool excludesMore(const NumberBound& one, const NumberBound& other, bool isLeft) {
    if (one.number != other.number) return isLeft ? one.number > other.number : one.number < other.number;
    return std::tuple(!one.isExcluded, one.option.size(), one.option) <
           std::tuple(!other.isExcluded, other.option.size(), other.option);
}

Expected<std::vector<NumberBound>> boundsOf(const std::vector<Id>& options, bool isLeft, ShortGames& games) {
    std::vector<NumberBound> bounds;
    for (const Id option : std::set<Id>(options.begin(), options.end())) {
        auto bound = isLeft ? leftBound(option, games) : rightBound(option, games);
        if (!bound) return tl::unexpected(bound.error());
        bounds.push_back(std::move(*bound));
    }
    std::ranges::sort(bounds, [isLeft](const NumberBound& one, const NumberBound& other) {
        return excludesMore(one, other, isLeft);
    });
    return bounds;
}

} // namespace

Expected<NumberSought> numberSoughtOf(const std::vector<Id>& left, const std::vector<Id>& right,
                                      ShortGames& games) {
    const Id game = games.of(left, right);
    auto name = nameOf(game, games);
    if (!name) return tl::unexpected(name.error());
    auto fromLeft = boundsOf(left, true, games);
    if (!fromLeft) return tl::unexpected(fromLeft.error());
    auto fromRight = boundsOf(right, false, games);
    if (!fromRight) return tl::unexpected(fromRight.error());
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return NumberSought{std::move(*name),     std::move(*fromLeft), std::move(*fromRight),
                        games.asNumber(game), games.leftStop(game), games.rightStop(game)};
}

} // namespace mexplorer
