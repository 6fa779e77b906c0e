#include "core/solve/comparison.h"

namespace mexplorer {

namespace {

/// Places between two looks at the task: a few milliseconds of closed forms.
constexpr std::uint32_t placesBetweenChecks = 8192;

template <class Place>
void compareAt(const Place& place, const std::optional<Evaluation>& theorem, const Evaluation& solved,
               Comparison<Place>& comparison) {
    if (!theorem) return;
    ++comparison.compared;
    const bool agree = theorem->value ? theorem->value == solved.value : theorem->outcome == solved.outcome;
    if (agree) return;
    ++comparison.differing;
    if (comparison.differences.size() < mostDifferencesKept) comparison.differences.push_back(place);
}

} // namespace

Expected<GridComparison> compareWithTheorem(const GridAspect& grid, const GridValues& values, GridSize part,
                                            Task& task) {
    GridComparison comparison;
    for (std::uint32_t a = 0; a < part.rows; ++a) {
        for (std::uint32_t b = 0; b < part.columns; ++b) {
            if (b % placesBetweenChecks == 0 && task.cancelled()) return cancelled();
            compareAt({a, b}, grid.closedForm({a, b}), evaluationOf(values.at(a, b)), comparison);
        }
        task.report(static_cast<double>(a + 1) / part.rows);
    }
    return comparison;
}

Expected<LineComparison> compareWithTheorem(const LineAspect& line, const LineValues& values,
                                            std::uint64_t count, Task& task) {
    LineComparison comparison;
    for (std::uint64_t n = 0; n < count; ++n) {
        if (n % placesBetweenChecks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(count));
        }
        compareAt(n, line.closedForm(n), evaluationOf(values[n]), comparison);
    }
    return comparison;
}

} // namespace mexplorer
