#include "core/solve/grid_engine.h"

#include "core/solve/diagonal_sweep.h"
#include "core/solve/narrow_grid.h"
#include "core/solve/queen_grid.h"
#include "core/solve/tile_grid.h"

#include <fmt/format.h>

#include <cmath>

namespace mexplorer {

namespace {

constexpr double valueBytes = sizeof(GridValues::Value);

/// One way to fill a table, and the memory it takes besides.
struct Engine {
    Expected<void> (*fill)(const VectorGame& game, GridValues& values, Task& task);
    double bytes;
};

Engine engineFor(const VectorGame& game, GridSize size) {
    if (isQueenOrRook(game)) {
        const double bytes = queenGridBytes(game, size);
        if (ValueSets::inProportion(bytes, static_cast<double>(size.cells()))) return {fillQueenGrid, bytes};
    }
    if (game.staysInRectangles()) {
        if (hasTooManyLines(game, size) && hasFewLinesAtOnce(game, size))
            return {fillNarrowGrid, narrowGridBytes(game, size)};
        return {fillByTiles, tileGridBytes(game, size)};
    }
    return {fillBySweep, SweepPlan(game, size).bytes};
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

Expected<void> checkGridValues(GridSize size, std::uint64_t largest) {
    if (largest <= UINT16_MAX) return {};
    return tooLarge(say(MX_TEXT("core", "A cell of a %1 × %2 grid may have a value above the limit of %3."),
                        size.rows, size.columns, UINT16_MAX));
}

Expected<void> checkGrid(const VectorGame& game, GridSize size, const Budget& budget) {
    if (auto fits = checkGridMemory(size, engineFor(game, size).bytes, budget); !fits) return fits;
    return checkGridValues(size, largestGridValue(game, size));
}

Expected<void> fillGrid(const VectorGame& game, GridValues& values, Task& task) {
    return engineFor(game, values.size()).fill(game, values, task);
}

} // namespace mexplorer
