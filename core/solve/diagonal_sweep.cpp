#include "core/solve/diagonal_sweep.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <bit>

namespace mexplorer {

namespace {

/// Diagonals that are computed before they are copied to the table: two cache lines of values in each row.
constexpr std::uint64_t copied = 64;
/// Cells of one piece of work on a diagonal.
constexpr std::uint64_t grain = 512;

using Rows = tbb::blocked_range<std::uint64_t>;

double visitedCells(const VectorGame& game, GridSize size, std::uint64_t diagonals) {
    if (game.staysInRectangles()) return static_cast<double>(size.cells());
    return static_cast<double>(diagonals) * static_cast<double>(diagonals) / 2;
}

class Sweep {
public:
    Sweep(const VectorGame& game, GridValues& values, Task& task)
        : values_(values), size_(values.size()), task_(task), plan_(game, size_),
          cells_(plan_.vectors, game.play()), scratches_(plan_.vectors),
          ring_(std::make_unique_for_overwrite<Value[]>(plan_.kept * plan_.width)) {}

    void run() {
        for (std::uint64_t sum = 0; sum < plan_.diagonals; ++sum) {
            inPieces({firstRow(sum), endRow(sum), grain}, [&](const Rows& rows) { compute(sum, rows); });
            const bool full = (sum + 1) % copied == 0 || sum + 1 == plan_.diagonals;
            if (full) {
                const std::uint64_t first = sum - sum % copied;
                const Rows rows(firstRow(first),
                                std::max(firstRow(first), std::min<std::uint64_t>(endRow(sum), size_.rows)),
                                grain);
                inPieces(rows, [&](const Rows& piece) { copy(first, sum + 1, piece); });
            }
            if (task_.cancelled()) return;
            if (full) finish(sum + 1);
        }
    }

private:
    using Value = GridValues::Value;

    /// The rows that diagonal `sum` meets.
    [[nodiscard]] std::uint64_t firstRow(std::uint64_t sum) const {
        return sum < plan_.columns ? 0 : sum - plan_.columns + 1;
    }
    [[nodiscard]] std::uint64_t endRow(std::uint64_t sum) const { return std::min(sum + 1, plan_.rows); }

    /// Calls work(piece) for pieces of `rows` on all cores, until the task is cancelled.
    template <class Work>
    void inPieces(const Rows& rows, const Work& work) {
        const auto unlessCancelled = [&](const Rows& piece) {
            if (!task_.cancelled()) work(piece);
        };
        if (rows.size() <= rows.grainsize()) {
            unlessCancelled(rows); // done before another thread would have woken up
        } else {
            tbb::parallel_for(rows, unlessCancelled);
        }
    }

    /// The value of row a on diagonal `sum`.
    Value& at(std::uint64_t sum, std::uint64_t a) {
        return ring_[(sum & (plan_.kept - 1)) * plan_.width + (a - firstRow(sum))];
    }

    void compute(std::uint64_t sum, const Rows& rows) {
        VectorCells::Scratch& scratch = scratches_.local();
        const auto earlier = [this](std::int64_t a, std::int64_t b) {
            return at(static_cast<std::uint64_t>(a + b), static_cast<std::uint64_t>(a));
        };
        for (std::uint64_t a = rows.begin(); a < rows.end(); ++a) {
            at(sum, a) = cells_.value(static_cast<std::int64_t>(a), static_cast<std::int64_t>(sum - a),
                                      earlier, scratch);
        }
    }

    /// Copies what diagonals `first` to `end` − 1 hold of these rows to the table.
    void copy(std::uint64_t first, std::uint64_t end, const Rows& rows) {
        for (std::uint64_t a = rows.begin(); a < rows.end(); ++a) {
            Value* row = values_.row(static_cast<std::uint32_t>(a));
            for (std::uint64_t sum = std::max(first, a); sum < std::min(end, a + size_.columns); ++sum) {
                row[sum - a] = at(sum, a);
            }
        }
    }

    /// Marks a rectangle, of about the table's shape, whose cells all have a + b < end, as finished.
    void finish(std::uint64_t end) {
        const std::uint64_t rows = (size_.rows * end + plan_.diagonals - 1) / plan_.diagonals;
        const std::uint64_t columns = std::min<std::uint64_t>(size_.columns, end + 1 - rows);
        values_.finish({static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)});
        task_.report(static_cast<double>(end) / static_cast<double>(plan_.diagonals));
    }

    GridValues& values_;
    GridSize size_;
    Task& task_;
    SweepPlan plan_;
    VectorCells cells_;
    tbb::enumerable_thread_specific<VectorCells::Scratch> scratches_;
    std::unique_ptr<Value[]> ring_;
};

} // namespace

SweepPlan::SweepPlan(const VectorGame& game, GridSize size)
    : diagonals(std::uint64_t{std::max(size.rows, 1U)} + std::max(size.columns, 1U) - 1),
      rows(game.staysInRectangles() ? std::max(size.rows, 1U) : diagonals),
      columns(game.staysInRectangles() ? std::max(size.columns, 1U) : diagonals),
      vectors(game, {rows - 1, columns - 1}, visitedCells(game, size, diagonals),
              largestGridValue(game, size)),
      kept(std::bit_ceil(std::max(copied, std::min(vectors.longestDrop, diagonals) + 1))) {
    // An odd number of cache lines, so that a column of them does not compete for one place in the cache.
    constexpr std::uint64_t perCacheLine = 64 / sizeof(GridValues::Value);
    width = ((std::min(rows, columns) / perCacheLine + 1) | 1U) * perCacheLine;
    bytes =
        vectors.bytes + static_cast<double>(kept) * static_cast<double>(width) * sizeof(GridValues::Value);
}

Expected<void> fillBySweep(const VectorGame& game, GridValues& values, Task& task) {
    if (values.size().cells() > 0) {
        Sweep(game, values, task).run();
        if (values.finished() != values.size()) return cancelled();
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
