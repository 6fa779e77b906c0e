#include "core/solve/stones/falling_four.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace mexplorer {

FallingFour::FallingFour(const StoneShape& shape) : shape_(shape), height_(shape.rows + 1) {
    const std::uint64_t column = (std::uint64_t{1} << shape.rows) - 1;
    std::vector<unsigned> columns;
    for (unsigned i = 0; i < shape.columns; ++i) {
        all_ |= column << (i * height_);
        bottom_ |= std::uint64_t{1} << (i * height_);
        columns.push_back(i);
    }
    for (unsigned row = 0; row < shape.rows; ++row) {
        if (row % 2 == shape.rows % 2) leaders_ |= bottom_ << row;
    }
    const int twiceMiddle = static_cast<int>(shape.columns) - 1;
    std::ranges::stable_sort(columns, std::less(), [twiceMiddle](unsigned i) {
        return std::abs(2 * static_cast<int>(i) - twiceMiddle);
    });
    for (const unsigned i : columns)
        order_.push_back(column << (i * height_));
}

StoneSides FallingFour::sides(const Stones& stones) const {
    StoneSides sides = {0, 0};
    for (unsigned cell = 0; cell < cells(); ++cell) {
        const std::uint64_t bit = std::uint64_t{1} << cell;
        const bool isFirst = (stones.first & bit) != 0;
        if (((stones.first | stones.second) & bit) == 0) continue;
        (isFirst == stones.firstMoves() ? sides.mine : sides.theirs) |= bitOf(cell);
    }
    return sides;
}

FallingFour::Key FallingFour::mirrored(Key key) const {
    const std::uint64_t column = (std::uint64_t{1} << height_) - 1;
    Key image = 0;
    for (unsigned i = 0; i < shape_.columns; ++i)
        image |= (key >> (i * height_) & column) << ((shape_.columns - 1 - i) * height_);
    return image;
}

} // namespace mexplorer
