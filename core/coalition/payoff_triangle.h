#pragma once

#include "core/coalition/excess_program.h"

#include <vector>

namespace mexplorer {

/// How three players may divide what they are worth together: nobody gets less than `least`, and at a corner
/// one player gets all the rest.
struct PayoffTriangle {
    Payments least;    ///< by player
    Rational rest = 1; ///< v(N) without these; above 0

    /// What of the rest each player has.
    [[nodiscard]] std::vector<double> shares(const Payments& payments) const;
    /// Where one player has all of the rest.
    [[nodiscard]] Payments corner(unsigned player) const;
};
/// The smallest triangle that reaches down to each v({i}) and contains `points` and the payments that all
/// orders of the players lead to; if that is a single point, a larger one around it.
[[nodiscard]] PayoffTriangle payoffTriangle(const CoalitionValues& values,
                                            const std::vector<Payments>& points);

/// The payments at which a coalition gets exactly its value, less ε: a line in the triangle.
struct PayoffLine {
    Coalition coalition = 0;
    Payments from;
    Payments to;
};
/// The part of the triangle that is in the ε-core: corners in their order around it, none if it is empty, and
/// the lines that bound it. It may be a segment or a point.
struct ExcessCore {
    std::vector<Payments> corners;
    std::vector<PayoffLine> edges;
};
/// The payments at which no coalition has an excess above `excess`. Exact; of three players.
[[nodiscard]] ExcessCore excessCore(const CoalitionValues& values, const PayoffTriangle& triangle,
                                    const Rational& excess);
/// The lines of all coalitions but N that meet the triangle, clipped to it.
[[nodiscard]] std::vector<PayoffLine> payoffLines(const CoalitionValues& values,
                                                  const PayoffTriangle& triangle, const Rational& excess);

} // namespace mexplorer
