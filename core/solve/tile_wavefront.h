#pragma once

#include "core/solve/grid_values.h"
#include "core/task/task.h"

#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <atomic>
#include <vector>

namespace mexplorer {

/// A block of cells: a from `a` to `aEnd` − 1, b from `b` to `bEnd` − 1.
struct Tile {
    /// Cells a side: the sets of 64 rows, 64 columns and 127 diagonals stay in a core's own cache.
    static constexpr std::uint32_t side = 64;

    std::uint32_t a = 0;
    std::uint32_t aEnd = 0;
    std::uint32_t b = 0;
    std::uint32_t bEnd = 0;

    /// Calls visit(a, b) along lines of equal a + b: neighbours there never lead to one another, so that the
    /// processor works on several at once. If `half`, only cells with a ≤ b.
    template <bool half, class Visit>
    void forEachCell(const Visit& visit) const {
        for (std::uint32_t sum = a + b; sum + 1 < aEnd + bEnd; ++sum) {
            const std::uint32_t last = std::min({aEnd - 1, sum - b, half ? sum / 2 : sum});
            for (std::uint32_t row = std::max(a, sum < bEnd ? 0 : sum - bEnd + 1); row <= last; ++row) {
                visit(row, sum - row);
            }
        }
    }
};

/// Visits the tiles of a board on all cores, each after the one to its left and the one above it: the order
/// for moves that raise no coordinate. Of two tiles at work at the same time one lies above and to the right
/// of the other, so that no such move leads from one to the other.
class TileWavefront {
public:
    /// If `half`, only the tiles that have cells with a ≤ b.
    TileWavefront(GridSize board, bool half)
        : board_(board), half_(half), down_((board.rows + Tile::side - 1) / Tile::side),
          across_((board.columns + Tile::side - 1) / Tile::side), awaited_(std::size_t{down_} * across_) {
        for (std::uint32_t i = 0; i < down_; ++i) {
            for (std::uint32_t j = half ? i : 0; j < across_; ++j) {
                const bool left = j > (half ? i : 0);
                awaited_[index({i, j})] = static_cast<std::uint8_t>((left ? 1 : 0) + (i > 0 ? 1 : 0));
            }
        }
    }

    /// Calls compute(tile) for each, and finish(bEnd) when all with b < bEnd are done, in ascending order.
    /// Stops early, between tiles, if the task is cancelled. The board must have cells.
    template <class Compute, class Finish>
    void run(const Task& task, const Compute& compute, const Finish& finish) {
        const Place first{};
        tbb::parallel_for_each(&first, &first + 1, [&](Place place, tbb::feeder<Place>& feeder) {
            if (task.cancelled()) return;
            const Tile tile = tileAt(place);
            compute(tile);
            const bool lowest = place.i + 1 == down_ || (half_ && place.i == place.j);
            if (lowest)
                finish(tile.bEnd); // one after another, for the lowest of a column awaits that to its left
            // The last one fed is taken up first: columns are finished before new ones are begun.
            if (place.j + 1 < across_) release({place.i, place.j + 1}, feeder);
            if (!lowest) release({place.i + 1, place.j}, feeder);
        });
    }

private:
    struct Place {
        std::uint32_t i = 0;
        std::uint32_t j = 0;
    };

    [[nodiscard]] std::size_t index(Place place) const { return std::size_t{place.i} * across_ + place.j; }

    [[nodiscard]] Tile tileAt(Place place) const {
        const std::uint32_t a = place.i * Tile::side;
        const std::uint32_t b = place.j * Tile::side;
        return {a, std::min(a + Tile::side, board_.rows), b, std::min(b + Tile::side, board_.columns)};
    }

    void release(Place place, tbb::feeder<Place>& feeder) {
        if (awaited_[index(place)].fetch_sub(1, std::memory_order_acq_rel) == 1) feeder.add(place);
    }

    GridSize board_;
    bool half_;
    std::uint32_t down_;
    std::uint32_t across_;
    std::vector<std::atomic<std::uint8_t>> awaited_; ///< how many of the two neighbours are not done yet
};

} // namespace mexplorer
