#include "core/solve/taxed_stops.h"

namespace mexplorer {

namespace {

std::int32_t roundedDown(const Rational& number) {
    const Integer whole = numerator(number) / denominator(number); // towards 0
    return static_cast<std::int32_t>(whole) - (Rational(whole) > number ? 1 : 0);
}

} // namespace

TaxedStops TaxedStops::of(const Thermograph& game, bool isLeft) {
    TaxedStops stops;
    const auto rounded = [isLeft](const Rational& value) {
        const Rational units = value * unit;
        return roundedDown(isLeft ? units : Rational(-units));
    };
    const Wall& own = isLeft ? game.left : game.right;
    const Wall& others = isLeft ? game.right : game.left;
    for (std::size_t i = 0; i < taxes.size(); ++i) {
        const Rational tax(taxes[i], unit);
        const std::int32_t low = rounded(others.at(tax));
        stops.walls_[i] = {low, rounded(own.at(tax)) - low};
    }
    const Rational heat = game.temperature * unit;
    stops.mast_ = {rounded(game.mean), std::max(0, -roundedDown(Rational(-heat)))};
    return stops;
}

} // namespace mexplorer
