#include "core/solve/grid_engine.h"

#include "core/solve/definition.h"

namespace mexplorer {

Expected<void> checkGridMemory(GridSize size, std::uint64_t extraCells, const Budget& budget) {
    const std::uint64_t bytes = (size.cells() + extraCells) * sizeof(GridValues::Value);
    if (bytes <= budget.bytes) return {};
    return tooLarge(say(MX_TEXT("core", "A grid of %1 × %2 needs %3 MB; the limit is %4 MB."), size.rows,
                        size.columns, bytes >> 20U, budget.bytes >> 20U));
}

Expected<void> checkGrid(const VectorGame& game, GridSize size, const Budget& budget) {
    const GridSize all = reachableSize(game, size);
    if (auto fits = checkGridMemory(size, all == size ? 0 : all.cells(), budget); !fits) return fits;
    const Cell corner{all.rows == 0 ? 0 : all.rows - 1U, all.columns == 0 ? 0 : all.columns - 1U};
    if (game.optionCount(corner) > UINT16_MAX) {
        return tooLarge(
            say(MX_TEXT("core", "A cell of a %1 × %2 grid may have a value above the limit of %3."),
                size.rows, size.columns, UINT16_MAX));
    }
    return {};
}

Expected<void> fillGrid(const VectorGame& game, GridValues& values, Task& task) {
    return fillByDefinition(game, values, task);
}

} // namespace mexplorer
