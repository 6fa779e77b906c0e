#pragma once

#include "core/game/grid_values.h"
#include "core/task/task.h"

#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <atomic>
#include <mutex>
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
/// for moves that raise no coordinate. Of two tiles computed at the same time, one lies above and to the
/// right of the other, so that no such move leads from one to the other. The board grows by shells around the
/// origin, so that squares there are finished one after another.
class TileWavefront {
public:
    /// If `half`, only the tiles that have cells with a ≤ b.
    TileWavefront(GridSize board, bool half)
        : board_(board), half_(half), down_((board.rows + Tile::side - 1) / Tile::side),
          across_((board.columns + Tile::side - 1) / Tile::side), awaited_(std::size_t{down_} * across_) {
        for (std::uint32_t i = 0; i < down_; ++i) {
            for (std::uint32_t j = half ? i : 0; j < across_; ++j) {
                const bool left = j > (half ? i : 0) && shellOf({i, j - 1}) == shellOf({i, j});
                const bool above = i > 0 && shellOf({i - 1, j}) == shellOf({i, j});
                awaited_[index({i, j})] = static_cast<std::uint8_t>((left ? 1 : 0) + (above ? 1 : 0));
                ++tiles_;
            }
        }
    }

    /// Calls compute(tile) for each tile, and finish(end), for growing `end`, when all cells with a, b < end
    /// are done. Stops early, between tiles, if the task is cancelled.
    template <class Compute, class Finish>
    void run(Task& task, const Compute& compute, const Finish& finish) {
        for (std::uint32_t begin = 0; begin < std::max(down_, across_); begin += shellWidth) {
            std::vector<Place> starts;
            if (begin < across_) starts.push_back({0, begin});
            if (begin < down_ && begin > 0 && !half_) starts.push_back({begin, 0});
            tbb::parallel_for_each(starts, [&](Place place, tbb::feeder<Place>& feeder) {
                if (task.cancelled()) return;
                compute(tileAt(place));
                report(task);
                release({place.i, place.j + 1}, shellOf(place), feeder);
                release({place.i + 1, place.j}, shellOf(place), feeder); // taken up first: it was fed last
            });
            if (task.cancelled()) return;
            finish((begin + shellWidth) * Tile::side);
        }
    }

private:
    /// In tiles: shells of 512 cells keep several cores busy, and show something soon.
    static constexpr std::uint32_t shellWidth = 8;

    struct Place {
        std::uint32_t i = 0;
        std::uint32_t j = 0;
    };

    [[nodiscard]] static std::uint32_t shellOf(Place place) {
        return std::max(place.i, place.j) / shellWidth;
    }
    [[nodiscard]] std::size_t index(Place place) const { return std::size_t{place.i} * across_ + place.j; }

    [[nodiscard]] Tile tileAt(Place place) const {
        const std::uint32_t a = place.i * Tile::side;
        const std::uint32_t b = place.j * Tile::side;
        return {a, std::min(a + Tile::side, board_.rows), b, std::min(b + Tile::side, board_.columns)};
    }

    /// One neighbour of `place` is done.
    void release(Place place, std::uint32_t shell, tbb::feeder<Place>& feeder) {
        const bool exists = place.i < down_ && place.j < across_ && (!half_ || place.i <= place.j);
        if (!exists || shellOf(place) != shell) return;
        if (awaited_[index(place)].fetch_sub(1, std::memory_order_acq_rel) == 1) feeder.add(place);
    }

    void report(Task& task) {
        const std::lock_guard lock(reporting_); // so that progress never goes back
        task.report(static_cast<double>(++done_) / static_cast<double>(tiles_));
    }

    GridSize board_;
    bool half_;
    std::uint32_t down_;
    std::uint32_t across_;
    std::vector<std::atomic<std::uint8_t>> awaited_; ///< neighbours in the same shell that are not done yet
    std::uint64_t tiles_ = 0;
    std::mutex reporting_;
    std::uint64_t done_ = 0;
};

} // namespace mexplorer
