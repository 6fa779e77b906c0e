#include "core/solve/queen_grid.h"

#include "core/solve/value_sets.h"

#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <array>
#include <atomic>

namespace mexplorer {

namespace {

/// Cells a side of a tile: the sets of 64 rows, 64 columns and 127 diagonals stay in a core's own cache.
constexpr std::uint32_t side = 64;

constexpr Vector alongA{-1, 0, true};
constexpr Vector alongB{0, -1, true};
constexpr Vector alongBoth{-1, -1, true};

bool has(const VectorGame& game, const Vector& vector) {
    return std::find(game.vectors().begin(), game.vectors().end(), vector) != game.vectors().end();
}

/// Every move lowers a + b by at least 1 and a terminal cell is at most 1, so no value is larger.
std::uint64_t largestValue(GridSize size) {
    return std::uint64_t{size.rows} + size.columns;
}

/// A block of cells, in units of `side`: rows from i · side, columns from j · side.
struct Tile {
    std::uint32_t i = 0;
    std::uint32_t j = 0;
};

/// Computes the cells a ≤ b with a below the shorter and b below the longer side of the table, and writes
/// each to (a, b) and to (b, a).
///
/// One set for each number n serves row n and column n, for by symmetry row n begins with what is in column n
/// above the diagonal. A tile needs the tile to its left and the one above; tiles that wait for neither of
/// one another share no row, column or diagonal, and run in parallel.
class QueenGrid {
public:
    QueenGrid(const VectorGame& game, GridValues& values, Task& task)
        : values_(values), task_(task), size_(values.size()), play_(game.play()),
          diagonal_(has(game, alongBoth)), shorter_(std::min(size_.rows, size_.columns)),
          longer_(std::max(size_.rows, size_.columns)), tilesDown_((shorter_ + side - 1) / side),
          tilesAcross_((longer_ + side - 1) / side), lines_(longer_, largestValue(size_)),
          diagonals_(diagonal_ ? longer_ : 0, largestValue(size_)),
          awaited_(std::size_t{tilesDown_} * tilesAcross_) {}

    void run() {
        for (std::uint32_t i = 0; i < tilesDown_; ++i) {
            for (std::uint32_t j = i; j < tilesAcross_; ++j) {
                awaited(i, j) = static_cast<std::uint8_t>((j > i ? 1 : 0) + (i > 0 ? 1 : 0));
            }
        }
        const Tile first{};
        tbb::parallel_for_each(&first, &first + 1, [this](Tile tile, tbb::feeder<Tile>& feeder) {
            if (task_.cancelled()) return;
            compute(tile);
            const bool lowest = tile.i == std::min(tile.j, tilesDown_ - 1);
            if (lowest) finish(tile.j);
            // The last one fed is taken up first: whole columns are finished before new ones are begun.
            if (tile.j + 1 < tilesAcross_) release({tile.i, tile.j + 1}, feeder);
            if (!lowest) release({tile.i + 1, tile.j}, feeder);
        });
    }

private:
    using Word = ValueSets::Word;
    using Values = std::array<GridValues::Value, std::size_t{side} * side>;

    std::atomic<std::uint8_t>& awaited(std::uint32_t i, std::uint32_t j) {
        return awaited_[std::size_t{i} * tilesAcross_ + j];
    }

    void release(Tile tile, tbb::feeder<Tile>& feeder) {
        if (awaited(tile.i, tile.j).fetch_sub(1, std::memory_order_acq_rel) == 1) feeder.add(tile);
    }

    void compute(Tile tile) {
        Values found;
        if (diagonal_) {
            fill<true>(tile, found);
        } else {
            fill<false>(tile, found);
        }
        write(tile, found);
    }

    /// Cell after cell along lines of equal a + b: neighbours there share no set, so that the processor works
    /// on several at once.
    template <bool diagonal>
    void fill(Tile tile, Values& found) {
        const std::uint32_t a0 = tile.i * side;
        const std::uint32_t b0 = tile.j * side;
        const std::uint32_t aEnd = std::min(a0 + side, shorter_);
        const std::uint32_t bEnd = std::min(b0 + side, longer_);
        for (std::uint32_t sum = a0 + b0; sum + 1 < aEnd + bEnd; ++sum) {
            const std::uint32_t aLast = std::min({aEnd - 1, sum - b0, sum / 2});
            for (std::uint32_t a = std::max(a0, sum < bEnd ? 0 : sum - bEnd + 1); a <= aLast; ++a) {
                const std::uint32_t b = sum - a;
                found[std::size_t{a - a0} * side + (b - b0)] =
                    static_cast<GridValues::Value>(place<diagonal>(a, b));
            }
        }
    }

    template <bool diagonal>
    std::uint64_t place(std::uint32_t a, std::uint32_t b) {
        std::array<Word*, diagonal ? 3 : 2> sets;
        sets[0] = lines_.set(a);
        sets[1] = lines_.set(b);
        if constexpr (diagonal) sets[2] = diagonals_.set(b - a);
        const std::uint64_t value = b == 0 ? terminalValue(play_) : lines_.leastAbsent(sets);
        for (Word* set : sets)
            lines_.insert(set, value);
        return value;
    }

    void write(Tile tile, const Values& found) {
        const std::uint32_t a0 = tile.i * side;
        const std::uint32_t b0 = tile.j * side;
        const std::uint32_t aEnd = std::min(a0 + side, shorter_);
        const std::uint32_t bEnd = std::min(b0 + side, longer_);
        for (std::uint32_t a = a0; a < aEnd; ++a) {
            const auto* from = &found[std::size_t{a - a0} * side];
            for (std::uint32_t b = std::max(a, b0); b < std::min(bEnd, size_.columns); ++b) {
                values_.row(a)[b] = from[b - b0];
            }
        }
        for (std::uint32_t b = b0; b < std::min(bEnd, size_.rows); ++b) {
            GridValues::Value* row = values_.row(b);
            for (std::uint32_t a = a0; a < std::min(aEnd, b + 1); ++a) {
                row[a] = found[std::size_t{a - a0} * side + (b - b0)];
            }
        }
    }

    /// Column j of tiles is done, and with it all before: its lowest tile came after the lowest of each.
    void finish(std::uint32_t j) {
        const std::uint32_t end = std::min((j + 1) * side, longer_);
        const GridSize part{std::min(end, size_.rows), std::min(end, size_.columns)};
        values_.finish(part);
        task_.report(static_cast<double>(part.cells()) / static_cast<double>(size_.cells()));
    }

    GridValues& values_;
    Task& task_;
    GridSize size_;
    Play play_;
    bool diagonal_;
    std::uint32_t shorter_;
    std::uint32_t longer_;
    std::uint32_t tilesDown_;
    std::uint32_t tilesAcross_;
    ValueSets lines_;     ///< by the number of the row and of the column
    ValueSets diagonals_; ///< by b − a
    std::vector<std::atomic<std::uint8_t>> awaited_;
};

} // namespace

bool isQueenOrRook(const VectorGame& game) {
    const std::size_t vectors = game.vectors().size();
    return has(game, alongA) && has(game, alongB) && (vectors == 2 || (vectors == 3 && has(game, alongBoth)));
}

double queenGridBytes(GridSize size) {
    const double sets = 2.0 * std::max(size.rows, size.columns);
    return ValueSets::bytes(sets, largestValue(size));
}

Expected<void> fillQueenGrid(const VectorGame& game, GridValues& values, Task& task) {
    if (values.size().cells() > 0) {
        QueenGrid(game, values, task).run();
        if (values.finished() != values.size()) return cancelled();
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
