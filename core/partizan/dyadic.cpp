#include "core/partizan/dyadic.h"

#include "core/theory/wide.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

/// In lowest terms; nothing if it is out of range.
std::optional<std::pair<std::int64_t, int>> reduced(SignedWide numerator, int halvings) {
    while (halvings > 0 && numerator % 2 == 0) {
        numerator /= 2;
        --halvings;
    }
    if (numerator > Dyadic::most || numerator < -Dyadic::most || halvings > Dyadic::finest) return {};
    return std::pair(static_cast<std::int64_t>(numerator), halvings);
}

SignedWide scaled(Dyadic number, int halvings) {
    return SignedWide{number.numerator()} << (halvings - number.halvings());
}

/// The largest whole number of 2^-halvings that is not above `number`.
SignedWide floorAt(Dyadic number, int halvings) {
    if (number.halvings() <= halvings) return scaled(number, halvings);
    return SignedWide{number.numerator()} >> (number.halvings() - halvings); // rounds down
}

} // namespace

std::optional<Dyadic> Dyadic::of(std::int64_t numerator, int halvings) {
    const auto terms = reduced(numerator, halvings);
    if (!terms) return {};
    Dyadic number;
    number.numerator_ = terms->first;
    number.halvings_ = terms->second;
    return number;
}

Dyadic Dyadic::operator-() const {
    Dyadic negative = *this;
    negative.numerator_ = -numerator_;
    return negative;
}

std::optional<Dyadic> Dyadic::plus(Dyadic other) const {
    const int halvings = std::max(halvings_, other.halvings_);
    const auto terms = reduced(scaled(*this, halvings) + scaled(other, halvings), halvings);
    return terms ? of(terms->first, terms->second) : std::nullopt;
}

std::optional<Dyadic> Dyadic::half() const {
    return of(numerator_, numerator_ == 0 ? 0 : halvings_ + 1);
}

std::string Dyadic::text() const {
    if (isWhole()) return fmt::format("{}", numerator_);
    return fmt::format("{}/{}", numerator_, std::uint64_t{1} << static_cast<unsigned>(halvings_));
}

double Dyadic::nearest() const {
    return std::ldexp(static_cast<double>(numerator_), -halvings_);
}

std::strong_ordering operator<=>(Dyadic one, Dyadic other) {
    const int halvings = std::max(one.halvings(), other.halvings());
    const SignedWide first = scaled(one, halvings);
    const SignedWide second = scaled(other, halvings);
    return first < second   ? std::strong_ordering::less
           : first > second ? std::strong_ordering::greater
                            : std::strong_ordering::equal;
}

std::optional<Dyadic> simplestBetween(std::optional<Dyadic> least, std::optional<Dyadic> most) {
    const bool isAbove = !least || least->sign() < 0; // 0 is above `least`
    const bool isBelow = !most || most->sign() > 0;
    if (isAbove && isBelow) return Dyadic();
    if (isAbove) { // all numbers between are negative: as between the opposite bounds
        const auto mirrored =
            simplestBetween(-*most, least ? std::optional(-*least) : std::optional<Dyadic>());
        return mirrored ? std::optional(-*mirrored) : std::nullopt;
    }
    for (int halvings = 0; halvings <= Dyadic::finest; ++halvings) {
        const auto terms = reduced(floorAt(*least, halvings) + 1, halvings);
        const auto next = terms ? Dyadic::of(terms->first, terms->second) : std::nullopt;
        if (next && (!most || *next < *most)) return next;
        if (!next && halvings == 0 && !most) return {};
    }
    return {};
}

} // namespace mexplorer
