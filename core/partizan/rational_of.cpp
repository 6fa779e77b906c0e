#include "core/partizan/rational_of.h"

namespace mexplorer {

Rational rationalOf(Dyadic number) {
    return {Integer(number.numerator()), Integer(1) << number.halvings()};
}

std::optional<Dyadic> dyadicOf(const Rational& number) {
    const Integer divisor = denominator(number);
    const auto halvings = static_cast<int>(msb(divisor));
    const auto whole = wholeNumber(Rational(numerator(number)));
    if (!whole || halvings > Dyadic::finest || Integer(1) << halvings != divisor) return std::nullopt;
    return Dyadic::of(*whole, halvings);
}

} // namespace mexplorer
