#include "core/partizan/thermograph.h"

#include "core/partizan/rational_of.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The taxes at which one of them has a corner, in order.
std::vector<Rational> cornersOf(const Wall& one, const Wall& other) {
    std::vector<Rational> taxes;
    for (const Wall* wall : {&one, &other})
        for (const Wall::Corner& corner : wall->corners)
            taxes.push_back(corner.tax);
    std::sort(taxes.begin(), taxes.end());
    taxes.erase(std::unique(taxes.begin(), taxes.end()), taxes.end());
    return taxes;
}

/// Where the lines through these differences, at two taxes, cross 0.
Rational crossing(const Rational& from, const Rational& to, const Rational& before, const Rational& after) {
    return from + (to - from) * before / Rational(before - after);
}

/// Whether the corner lies on the line from the one before it to the one after it.
bool isOnLine(const Wall::Corner& before, const Wall::Corner& corner, const Wall::Corner& after) {
    return (corner.value - before.value) * (after.tax - corner.tax) ==
           (after.value - corner.value) * (corner.tax - before.tax);
}

void add(Wall& wall, Wall::Corner corner) {
    std::vector<Wall::Corner>& corners = wall.corners;
    if (corners.size() > 1 && isOnLine(corners[corners.size() - 2], corners.back(), corner))
        corners.pop_back();
    corners.push_back(std::move(corner));
}

/// The larger of two walls at each tax, or the smaller.
Wall outer(const Wall& one, const Wall& other, bool isLarger) {
    Wall wall;
    const auto addAt = [&](const Rational& tax) {
        const Rational first = one.at(tax);
        const Rational second = other.at(tax);
        add(wall, {tax, isLarger == (first > second) ? first : second});
    };
    const std::vector<Rational> taxes = cornersOf(one, other);
    for (std::size_t i = 0; i < taxes.size(); ++i) {
        addAt(taxes[i]);
        if (i + 1 == taxes.size()) break;
        const Rational before = one.at(taxes[i]) - other.at(taxes[i]);
        const Rational after = one.at(taxes[i + 1]) - other.at(taxes[i + 1]);
        if (before.sign() * after.sign() < 0) addAt(crossing(taxes[i], taxes[i + 1], before, after));
    }
    return wall;
}

/// The first tax at which the left scaffold is not above the right one.
Rational meeting(const Wall& left, const Wall& right) {
    const auto gap = [&](const Rational& tax) { return Rational(left.at(tax) - right.at(tax) - 2 * tax); };
    const std::vector<Rational> taxes = cornersOf(left, right);
    if (gap(taxes.front()) <= 0) return taxes.front();
    for (std::size_t i = 0; i + 1 < taxes.size(); ++i)
        if (gap(taxes[i + 1]) <= 0) return crossing(taxes[i], taxes[i + 1], gap(taxes[i]), gap(taxes[i + 1]));
    return taxes.back() + gap(taxes.back()) / Rational(2); // from there on both are upright before the tax
}

/// The part of the wall up to the meeting, with its tax paid.
Wall upTo(const Rational& tax, const Wall& wall, int sign) {
    Wall part;
    for (const Wall::Corner& corner : wall.corners)
        if (corner.tax < tax) add(part, {corner.tax, corner.value + sign * corner.tax});
    add(part, {tax, wall.at(tax) + sign * tax});
    return part;
}

} // namespace

Rational Wall::at(const Rational& tax) const {
    const auto after =
        std::find_if(corners.begin(), corners.end(), [&](const Corner& corner) { return corner.tax > tax; });
    if (after == corners.end()) return corners.back().value;
    const Corner& before = *(after - 1);
    return before.value +
           (tax - before.tax) * (after->value - before.value) / Rational(after->tax - before.tax);
}

const Thermograph& Thermographs::of(ShortGames::Id game) {
    const auto known = known_.find(game);
    return known != known_.end() ? known->second : known_.emplace(game, build(game)).first->second;
}

Wall Thermographs::scaffold(ShortGames::Options options, bool isLeft) {
    const auto facing = [&](ShortGames::Id option) {
        const Thermograph& heat = of(option);
        return isLeft ? heat.right : heat.left;
    };
    Wall best = facing(options.front());
    for (const ShortGames::Id option : options.subspan(1))
        best = outer(best, facing(option), isLeft);
    return best;
}

Thermograph Thermographs::build(ShortGames::Id game) {
    if (const auto number = games_.asNumber(game)) {
        const Wall mast{{{0, rationalOf(*number)}}};
        return {mast, mast, rationalOf(*number), -Rational(Integer(1), Integer(1) << number->halvings())};
    }
    // A number with an infinitesimal added; of many ups the options would be too deep to build it from.
    if (const NumberUpStar* sum = games_.asSum(game)) {
        const Wall mast{{{0, rationalOf(sum->number)}}};
        return {mast, mast, rationalOf(sum->number), 0};
    }
    const Wall left = scaffold(games_.left(game), true);
    const Wall right = scaffold(games_.right(game), false);
    const Rational temperature = meeting(left, right);
    return {upTo(temperature, left, -1), upTo(temperature, right, 1), left.at(temperature) - temperature,
            temperature};
}

} // namespace mexplorer
