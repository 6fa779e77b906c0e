#include "core/solve/narrow_grid.h"

#include "core/solve/vector_cells.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool goesByColumns(GridSize size) {
    return size.columns >= size.rows;
}

VectorPlan narrowPlan(const VectorGame& game, GridSize size) {
    const Cell last{std::max(size.rows, 1U) - 1, std::max(size.columns, 1U) - 1};
    return {game, last, static_cast<double>(size.cells()), largestGridValue(game, size),
            goesByColumns(size) ? CellOrder::byColumns : CellOrder::byRows};
}

} // namespace

bool hasFewLinesAtOnce(const VectorGame& game, GridSize size) {
    return !narrowPlan(game, size).looksUpRides;
}

double narrowGridBytes(const VectorGame& game, GridSize size) {
    return narrowPlan(game, size).bytes;
}

Expected<void> fillNarrowGrid(const VectorGame& game, GridValues& values, Task& task) {
    const GridSize size = values.size();
    const VectorPlan plan = narrowPlan(game, size);
    const VectorCells cells(plan, game.play());
    VectorCells::Scratch scratch(plan);
    const auto at = [&](std::int64_t a, std::int64_t b) {
        return values.at(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b));
    };
    const auto fill = [&](std::uint32_t a, std::uint32_t b) {
        values.row(a)[b] = cells.value(a, b, at, scratch);
    };
    const bool byColumns = goesByColumns(size);
    const std::uint32_t length = byColumns ? size.columns : size.rows;
    const std::uint32_t width = byColumns ? size.rows : size.columns;
    for (std::uint32_t along = 0; along < length; ++along) {
        if (task.cancelled()) return cancelled();
        for (std::uint32_t across = 0; across < width; ++across)
            byColumns ? fill(across, along) : fill(along, across);
        values.finish(byColumns ? GridSize{width, along + 1} : GridSize{along + 1, width});
        task.report((along + 1.0) / length);
    }
    values.finish(size);
    return {};
}

} // namespace mexplorer
