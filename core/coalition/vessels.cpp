#include "core/coalition/vessels.h"

#include <algorithm>

namespace mexplorer {

namespace {

Rational heldInAll(const Rational& level, const std::vector<std::int64_t>& claims, std::int64_t most) {
    Rational sum = 0;
    for (const std::int64_t claim : claims)
        sum += heldAt(level, claim, most);
    return sum;
}

} // namespace

Rational heldAt(const Rational& level, std::int64_t claim, std::int64_t most) {
    const Rational half(claim, 2);
    const Rational upper = most - half; // where the upper chamber begins
    Rational held = std::min(level, half);
    if (level > upper) held += std::min(Rational(level - upper), half);
    return held;
}

Vessels fillVessels(std::int64_t estate, const std::vector<std::int64_t>& claims) {
    const std::int64_t most = *std::max_element(claims.begin(), claims.end());
    std::vector<Vessels::Mark> marks;
    for (std::size_t vessel = 0; vessel < claims.size(); ++vessel) {
        const Rational half(claims[vessel], 2);
        marks.push_back({half, vessel, false});
        marks.push_back({most - half, vessel, true});
    }
    std::stable_sort(marks.begin(), marks.end(),
                     [](const auto& a, const auto& b) { return a.level < b.level; });
    // Between two marks the amount held is linear in the level.
    Vessels vessels;
    Rational below = 0;
    Rational above = most;
    for (Vessels::Mark& mark : marks) {
        if (heldInAll(mark.level, claims, most) > estate) {
            above = mark.level;
            break;
        }
        below = mark.level;
        vessels.marks.push_back(std::move(mark));
    }
    const Rational heldBelow = heldInAll(below, claims, most);
    const Rational heldAbove = heldInAll(above, claims, most);
    vessels.level = below;
    if (heldAbove != heldBelow)
        vessels.level += (above - below) * (estate - heldBelow) / (heldAbove - heldBelow);
    for (const std::int64_t claim : claims)
        vessels.amounts.push_back(heldAt(vessels.level, claim, most));
    return vessels;
}

} // namespace mexplorer
