#include "core/solve/stones/general_board.h"

#include "core/rules/boards/board_size.h"
#include "core/rules/boards/stone_lines.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// With more stones than that, symmetric images are too rare to look for.
constexpr int mostMirroredStones = 12;

constexpr std::uint32_t mostCells = 64;

} // namespace

Expected<void> checkShape(const StoneShape& shape) {
    const std::uint64_t cells = std::uint64_t{shape.columns} * shape.rows;
    if (cells == 0 || shape.inRow == 0)
        return invalid(say(MX_TEXT("core", "A board needs a column, a row, and a stone that wins.")));
    if (cells > mostCells) return invalid(sayTooManyCells(shape.columns, shape.rows, mostCells));
    return {};
}

GeneralBoard::GeneralBoard(const StoneShape& shape)
    : shape_(shape), rows_(shape), column_(shape.rows > 1 ? shape.columns : 63),
      all_(~std::uint64_t{0} >> (64 - shape.cells())) {
    for (unsigned column = 0; column < shape.columns; ++column)
        bottom_ |= shape.bit(shape.rows - 1, column);
    if (shape.gravity) {
        for (unsigned row = 0; row < shape.rows; row += 2) {
            for (unsigned column = 0; column < shape.columns; ++column)
                leaders_ |= row + 1 < shape.rows ? shape.bit(row + 1, column) : 0;
        }
    }
    addDirections();
    addSymmetries();
    const StoneLines lines(shape);
    for (unsigned cell = 0; cell < shape.cells(); ++cell)
        order_.push_back(bitOf(cell));
    std::ranges::stable_sort(order_, std::greater(), [&](std::uint64_t bit) {
        return lines.through(static_cast<unsigned>(std::countr_zero(bit))).size();
    });
}

void GeneralBoard::addDirections() {
    const int columns = static_cast<int>(shape_.columns);
    for (const LineDirection direction : lineDirections) {
        std::uint64_t starts = 0;
        for (unsigned cell = 0; cell < cells(); ++cell) {
            if (lineFrom(shape_, cell, direction)) starts |= bitOf(cell);
        }
        if (starts)
            directions_.push_back(
                {static_cast<unsigned>(direction.down * columns + direction.right), starts});
    }
}

void GeneralBoard::addSymmetries() {
    const unsigned columns = shape_.columns;
    const unsigned rows = shape_.rows;
    const bool mayTurn = !shape_.gravity && columns == rows;
    for (unsigned kind = 1; kind < 8; ++kind) {
        const bool mirrors = (kind & 1U) != 0;
        const bool flips = (kind & 2U) != 0;
        const bool turns = (kind & 4U) != 0;
        if ((flips && shape_.gravity) || (turns && !mayTurn)) continue;
        Symmetry& symmetry = symmetries_.emplace_back();
        for (unsigned row = 0; row < rows; ++row) {
            for (unsigned column = 0; column < columns; ++column) {
                const unsigned r = flips ? rows - 1 - row : row;
                const unsigned c = mirrors ? columns - 1 - column : column;
                const unsigned to = turns ? c * columns + r : r * columns + c;
                symmetry.to[row * columns + column] = static_cast<std::uint8_t>(to);
            }
        }
    }
}

StoneSides GeneralBoard::sides(const Stones& stones) const {
    return stones.firstMoves() ? StoneSides{stones.first, stones.second}
                               : StoneSides{stones.second, stones.first};
}

std::uint64_t GeneralBoard::completing(std::uint64_t stones) const {
    const unsigned length = shape_.inRow;
    std::uint64_t found = 0;
    // For each i, where the lines begin whose first i cells have stones.
    std::array<std::uint64_t, 65> first;
    for (const Direction& direction : directions_) {
        first[0] = direction.starts;
        for (unsigned i = 0; i + 1 < length; ++i)
            first[i + 1] = first[i] & stones >> (i * direction.shift);
        std::uint64_t last = ~std::uint64_t{0}; // where those begin whose cells after cell i have stones
        for (unsigned i = length; i-- > 0;) {
            found |= (first[i] & last) << (i * direction.shift);
            last &= stones >> (i * direction.shift);
        }
    }
    return found;
}

GeneralBoard::Key GeneralBoard::key(const StoneSides& sides) const {
    const Key plain = {sides.mine, sides.theirs};
    if (std::popcount(sides.taken()) > mostMirroredStones) return plain;
    Key least = plain;
    const auto image = [](std::uint64_t stones, const Symmetry& symmetry) {
        std::uint64_t moved = 0;
        for (; stones; stones &= stones - 1)
            moved |= std::uint64_t{1} << symmetry.to[static_cast<std::size_t>(std::countr_zero(stones))];
        return moved;
    };
    for (const Symmetry& symmetry : symmetries_)
        least = std::min(least, {image(sides.mine, symmetry), image(sides.theirs, symmetry)});
    return least;
}

} // namespace mexplorer
