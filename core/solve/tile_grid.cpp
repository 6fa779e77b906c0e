#include "core/solve/tile_grid.h"

#include "core/solve/tile_wavefront.h"
#include "core/solve/vector_cells.h"

#include <tbb/enumerable_thread_specific.h>

namespace mexplorer {

namespace {

VectorPlan tilePlan(const VectorGame& game, GridSize size) {
    const Cell last{std::max(size.rows, 1U) - 1, std::max(size.columns, 1U) - 1};
    return {game, last, static_cast<double>(size.cells()), largestGridValue(game, size)};
}

} // namespace

double tileGridBytes(const VectorGame& game, GridSize size) {
    return tilePlan(game, size).bytes;
}

bool hasTooManyLines(const VectorGame& game, GridSize size) {
    return tilePlan(game, size).looksUpRides;
}

Expected<void> fillByTiles(const VectorGame& game, GridValues& values, Task& task) {
    const GridSize size = values.size();
    if (size.cells() > 0) {
        const VectorPlan plan = tilePlan(game, size);
        const VectorCells cells(plan, game.play());
        tbb::enumerable_thread_specific<VectorCells::Scratch> scratches(plan);
        GridValues::Value* const table = values.row(0);
        const auto at = [table, columns = std::int64_t{size.columns}](std::int64_t a, std::int64_t b) {
            return table[a * columns + b];
        };
        const auto compute = [&](const Tile& tile) {
            VectorCells::Scratch& scratch = scratches.local();
            tile.forEachCell<false>([&](std::uint32_t a, std::uint32_t b) {
                table[std::size_t{a} * size.columns + b] = cells.value(a, b, at, scratch);
            });
        };
        TileWavefront(size, false).run(task, compute, [&](std::uint32_t end) {
            values.finish({std::min(end, size.rows), std::min(end, size.columns)});
        });
        if (values.finished() != size) return cancelled();
    }
    values.finish(size);
    return {};
}

} // namespace mexplorer
