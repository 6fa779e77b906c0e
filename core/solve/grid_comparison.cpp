#include "core/solve/grid_comparison.h"

namespace mexplorer {

namespace {

/// Cells between two looks at the task: a few milliseconds of closed forms.
constexpr std::uint32_t cellsBetweenChecks = 8192;

bool agree(const Evaluation& theorem, const Evaluation& solved) {
    return theorem.value ? theorem.value == solved.value : theorem.outcome == solved.outcome;
}

} // namespace

Expected<GridComparison> compareWithTheorem(const GridAspect& grid, const GridValues& values, GridSize part,
                                            Task& task) {
    GridComparison comparison;
    for (std::uint32_t a = 0; a < part.rows; ++a) {
        for (std::uint32_t b = 0; b < part.columns; ++b) {
            if (b % cellsBetweenChecks == 0 && task.cancelled()) return cancelled();
            const GridCell cell{a, b};
            const std::optional<Evaluation> theorem = grid.closedForm(cell);
            if (!theorem) continue;
            ++comparison.compared;
            if (agree(*theorem, evaluationOf(values.at(a, b)))) continue;
            ++comparison.differing;
            if (comparison.differences.size() < mostDifferencesKept) comparison.differences.push_back(cell);
        }
        task.report(static_cast<double>(a + 1) / part.rows);
    }
    return comparison;
}

} // namespace mexplorer
