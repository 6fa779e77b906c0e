#include "core/lens/lens.h"

#include <tuple>

namespace mexplorer {

namespace {

/// Places between two looks at the task: a few milliseconds of formulas.
constexpr std::uint64_t placesBetweenLooks = 8192;

bool isSmaller(std::uint64_t n, std::uint64_t other) {
    return n < other;
}
bool isSmaller(const GridCell& cell, const GridCell& other) {
    return std::tuple(cell.a + cell.b, cell.a) < std::tuple(other.a + other.b, other.a);
}

template <class Place>
void look(LensFound<Place>& found, const Place& place, std::uint64_t value, const Conjecture::Said& said) {
    ++found.places;
    if (said.isNothing()) {
        ++found.undefined;
        return;
    }
    if (said.isTrueOf(value)) {
        ++found.agreeing;
        return;
    }
    ++found.failing;
    const Failure<Place> failure{place, value, said};
    if (found.failures.size() < mostFailuresKept) found.failures.push_back(failure);
    if (!found.smallest || isSmaller(place, found.smallest->place)) found.smallest = failure;
}

} // namespace

Expected<LineLens> compared(const Conjecture& conjecture, std::span<const LineValues::Value> values,
                            Task& task) {
    LineLens found;
    std::uint64_t agreedBefore = 0; // the last failure
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (n % placesBetweenLooks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(values.size()));
        }
        const std::uint64_t failing = found.failing;
        look(found, n, values[n], conjecture.at(n));
        if (found.failing == failing) continue;
        found.agreesFrom = n + 1;
        agreedBefore = found.agreeing;
    }
    if (found.agreeing == agreedBefore) found.agreesFrom = 0;
    found.margin = found.smallest ? found.smallest->place : values.size();
    return found;
}

Expected<GridLens> compared(const Conjecture& conjecture, const GridValues& values, GridSize part,
                            std::uint64_t first, Task& task) {
    GridLens found;
    for (std::uint32_t a = 0; a < part.rows; ++a) {
        for (std::uint32_t b = 0; b < part.columns; ++b) {
            if (b % placesBetweenLooks == 0 && task.cancelled()) return cancelled();
            const GridCell cell{a, b};
            look(found, cell, values.at(a, b), conjecture.at(cell, first));
        }
        task.report(static_cast<double>(a + 1) / part.rows);
    }
    const bool isEmpty = part.rows == 0 || part.columns == 0;
    found.margin = found.smallest ? found.smallest->place.a + found.smallest->place.b
                   : isEmpty      ? 0
                                  : std::uint64_t{part.rows} + part.columns - 1;
    return found;
}

} // namespace mexplorer
