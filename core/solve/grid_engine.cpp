#include "core/solve/grid_engine.h"

#include "core/solve/diagonal_sweep.h"
#include "core/solve/queen_grid.h"
#include "core/solve/value_sets.h"

#include <cmath>

namespace mexplorer {

namespace {

constexpr double valueBytes = sizeof(GridValues::Value);

bool suitsQueenGrid(const VectorGame& game, GridSize size) {
    return isQueenOrRook(game) &&
           ValueSets::inProportion(queenGridBytes(size), static_cast<double>(size.cells()));
}

} // namespace

Expected<void> checkGridMemory(GridSize size, double extraBytes, const Budget& budget) {
    // In floating point: a size that somebody typed may be beyond any integer.
    const double bytes = static_cast<double>(size.cells()) * valueBytes + extraBytes;
    if (bytes <= static_cast<double>(budget.bytes)) return {};
    return tooLarge(say(MX_TEXT("core", "A grid of %1 × %2 needs %3 MB; the limit is %4 MB."), size.rows,
                        size.columns, fmt::format("{:.0f}", std::ceil(bytes / (1 << 20))),
                        budget.bytes >> 20U));
}

Expected<void> checkGrid(const VectorGame& game, GridSize size, const Budget& budget) {
    const double extra = suitsQueenGrid(game, size) ? queenGridBytes(size) : SweepPlan(game, size).bytes;
    if (auto fits = checkGridMemory(size, extra, budget); !fits) return fits;
    if (largestGridValue(game, size) > UINT16_MAX) {
        return tooLarge(
            say(MX_TEXT("core", "A cell of a %1 × %2 grid may have a value above the limit of %3."),
                size.rows, size.columns, UINT16_MAX));
    }
    return {};
}

Expected<void> fillGrid(const VectorGame& game, GridValues& values, Task& task) {
    return suitsQueenGrid(game, values.size()) ? fillQueenGrid(game, values, task)
                                               : fillBySweep(game, values, task);
}

} // namespace mexplorer
