#include "core/solve/queen_grid.h"

#include "core/solve/tile_wavefront.h"
#include "core/solve/value_sets.h"

#include <array>

namespace mexplorer {

namespace {

constexpr MoveVector alongA{-1, 0, true};
constexpr MoveVector alongB{0, -1, true};
constexpr MoveVector alongBoth{-1, -1, true};

bool has(const VectorGame& game, const MoveVector& vector) {
    return std::find(game.vectors().begin(), game.vectors().end(), vector) != game.vectors().end();
}

/// A value is at most the length of the longest play, except that a terminal cell may be 1.
ValueSetShape shapeFor(GridSize size) {
    return ValueSetShape(std::uint64_t{size.rows} + size.columns);
}

/// Computes the cells a ≤ b with a below the shorter and b below the longer side of the table, and writes
/// each to (a, b) and to (b, a).
///
/// One set for each number n serves row n and column n, for by symmetry row n begins with what is in column n
/// above the diagonal. Two tiles at work at the same time share no row, column or diagonal.
class QueenGrid {
public:
    QueenGrid(const VectorGame& game, GridValues& values)
        : values_(values), size_(values.size()), half_{std::min(size_.rows, size_.columns),
                                                       std::max(size_.rows, size_.columns)},
          terminal_(terminalValue(game.play())), diagonal_(has(game, alongBoth)), shape_(shapeFor(size_)),
          lines_(half_.columns, shape_), diagonals_(diagonal_ ? half_.columns : 0, shape_) {}

    void run(Task& task) {
        const auto compute = [this](const Tile& tile) {
            Values found;
            diagonal_ ? fill<true>(tile, found) : fill<false>(tile, found);
            write(tile, found);
        };
        TileWavefront(half_, true).run(task, compute, [this](std::uint32_t end) {
            values_.finish({std::min(end, size_.rows), std::min(end, size_.columns)});
        });
    }

private:
    using Value = GridValues::Value;
    using Word = ValueSets::Word;
    using Values = std::array<std::array<Value, Tile::side>, Tile::side>;

    template <bool diagonal>
    void fill(const Tile& tile, Values& found) {
        const ValueSetShape shape = shape_; // copies, which no store to a set can change
        const ValueSets::View lines = lines_.view();
        const ValueSets::View diagonals = diagonals_.view();
        tile.forEachCell<true>([&](std::uint32_t a, std::uint32_t b) {
            std::array<Word*, diagonal ? 3 : 2> sets{lines.set(a), lines.set(b)};
            if constexpr (diagonal) sets[2] = diagonals.set(b - a);
            const std::uint64_t value = b == 0 ? terminal_ : shape.leastAbsent(sets);
            for (Word* set : sets)
                shape.insert(set, value);
            found[a - tile.a][b - tile.b] = static_cast<Value>(value);
        });
    }

    void write(const Tile& tile, const Values& found) {
        for (std::uint32_t a = tile.a; a < tile.aEnd; ++a) {
            for (std::uint32_t b = std::max(a, tile.b); b < std::min(tile.bEnd, size_.columns); ++b) {
                values_.row(a)[b] = found[a - tile.a][b - tile.b];
            }
        }
        for (std::uint32_t b = tile.b; b < std::min(tile.bEnd, size_.rows); ++b) {
            for (std::uint32_t a = tile.a; a < std::min(tile.aEnd, b); ++a) {
                values_.row(b)[a] = found[a - tile.a][b - tile.b];
            }
        }
    }

    GridValues& values_;
    GridSize size_;
    GridSize half_; ///< the board whose cells a ≤ b are computed
    Nimber terminal_;
    bool diagonal_;
    ValueSetShape shape_;
    ValueSets lines_;     ///< by the number of the row and of the column
    ValueSets diagonals_; ///< by b − a
};

} // namespace

bool isQueenOrRook(const VectorGame& game) {
    const std::size_t vectors = game.vectors().size();
    return has(game, alongA) && has(game, alongB) && (vectors == 2 || (vectors == 3 && has(game, alongBoth)));
}

double queenGridBytes(const VectorGame& game, GridSize size) {
    const double sets = has(game, alongBoth) ? 2.0 : 1.0; // for each row that is a column, and each diagonal
    return ValueSets::bytes(sets * std::max(size.rows, size.columns), shapeFor(size));
}

Expected<void> fillQueenGrid(const VectorGame& game, GridValues& values, Task& task) {
    if (values.size().cells() > 0) {
        QueenGrid(game, values).run(task);
        if (values.finished() != values.size()) return cancelled();
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
