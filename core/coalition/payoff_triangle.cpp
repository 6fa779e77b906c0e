#include "core/coalition/payoff_triangle.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mexplorer {

namespace {

constexpr unsigned three = 3;

/// A coalition’s claim as a bound on one player’s pay: his own claim bounds his from below, that of two
/// players the third’s from above.
struct PayBound {
    Coalition coalition = 0;
    unsigned player = 0;
    Rational pay = 0;
    bool isLeast = true;

    /// How far payments are within the bound; negative beyond it.
    [[nodiscard]] Rational room(const Payments& payments) const {
        return isLeast ? Rational(payments[player] - pay) : Rational(pay - payments[player]);
    }
};

std::vector<PayBound> boundsOf(const CoalitionValues& values, const Rational& excess) {
    std::vector<PayBound> bounds;
    for (unsigned player = 0; player < three; ++player)
        bounds.push_back({alone(player), player, values.value(alone(player)) - excess, true});
    for (unsigned player = 0; player < three; ++player) {
        const Coalition others = values.all() & ~alone(player);
        bounds.push_back({others, player, values.value(values.all()) - values.value(others) + excess, false});
    }
    return bounds;
}

Payments between(const Payments& from, const Payments& to, const Rational& share) {
    Payments payments;
    for (unsigned player = 0; player < three; ++player)
        payments.emplace_back(from[player] + share * (to[player] - from[player]));
    return payments;
}

/// What a bound leaves of a convex polygon (Sutherland, Hodgman 1974).
std::vector<Payments> cut(const std::vector<Payments>& corners, const PayBound& bound) {
    std::vector<Payments> left;
    const auto add = [&](Payments corner) {
        if (left.empty() || left.back() != corner) left.push_back(std::move(corner));
    };
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Payments& from = corners[i];
        const Payments& to = corners[(i + 1) % corners.size()];
        const Rational before = bound.room(from);
        const Rational after = bound.room(to);
        if (before >= 0) add(from);
        if ((before > 0 && after < 0) || (before < 0 && after > 0))
            add(between(from, to, before / (before - after)));
    }
    while (left.size() > 1 && left.front() == left.back())
        left.pop_back();
    return left;
}

/// The bound’s line as far as it is in the triangle.
std::optional<PayoffLine> lineIn(const PayoffTriangle& triangle, const PayBound& bound) {
    const Rational share = bound.pay - triangle.least[bound.player];
    if (share < 0 || share > triangle.rest) return std::nullopt;
    PayoffLine line{bound.coalition, triangle.least, triangle.least};
    const unsigned first = (bound.player + 1) % three;
    const unsigned second = (bound.player + 2) % three;
    line.from[bound.player] = line.to[bound.player] = bound.pay;
    line.from[first] += triangle.rest - share;
    line.to[second] += triangle.rest - share;
    return line;
}

} // namespace

std::vector<double> PayoffTriangle::shares(const Payments& payments) const {
    std::vector<double> shares;
    for (std::size_t player = 0; player < payments.size(); ++player)
        shares.push_back(nearest(Rational((payments[player] - least[player]) / rest)));
    return shares;
}

Payments PayoffTriangle::corner(unsigned player) const {
    Payments payments = least;
    payments[player] += rest;
    return payments;
}

PayoffTriangle payoffTriangle(const CoalitionValues& values, const std::vector<Payments>& points) {
    PayoffTriangle triangle;
    for (unsigned player = 0; player < three; ++player) {
        Rational least = values.value(alone(player));
        for (Coalition others = 0; others < values.all(); ++others) {
            if (!has(others, player))
                least =
                    std::min(least, Rational(values.value(others | alone(player)) - values.value(others)));
        }
        for (const Payments& point : points)
            least = std::min(least, point[player]);
        triangle.least.push_back(std::move(least));
    }
    triangle.rest = values.value(values.all()) - paidTo(triangle.least, values.all());
    if (triangle.rest > 0) return triangle;
    // There is nothing to divide: leaves some room around the only point.
    const Rational room =
        values.greatest() > 0 ? Rational(values.greatest(), 4 * values.parts()) : Rational(1);
    for (Rational& least : triangle.least)
        least -= room;
    triangle.rest += 3 * room;
    return triangle;
}

ExcessCore excessCore(const CoalitionValues& values, const PayoffTriangle& triangle, const Rational& excess) {
    ExcessCore core;
    for (unsigned player = 0; player < three; ++player)
        core.corners.push_back(triangle.corner(player));
    const auto bounds = boundsOf(values, excess);
    for (const PayBound& bound : bounds)
        core.corners = cut(core.corners, bound);
    for (const PayBound& bound : bounds) {
        std::vector<Payments> tight;
        std::copy_if(core.corners.begin(), core.corners.end(), std::back_inserter(tight),
                     [&](const Payments& corner) { return bound.room(corner) == 0; });
        const bool isEdge = tight.size() > 1 || (tight.size() == 1 && core.corners.size() <= 2);
        if (isEdge) core.edges.push_back({bound.coalition, tight.front(), tight.back()});
    }
    return core;
}

std::vector<PayoffLine> payoffLines(const CoalitionValues& values, const PayoffTriangle& triangle,
                                    const Rational& excess) {
    std::vector<PayoffLine> lines;
    for (const PayBound& bound : boundsOf(values, excess)) {
        if (auto line = lineIn(triangle, bound)) lines.push_back(std::move(*line));
    }
    return lines;
}

} // namespace mexplorer
