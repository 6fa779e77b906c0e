#include "core/rules/boards/stone_rows.h"

#include "core/rules/boards/stone_lines.h"

namespace mexplorer {

StoneRows::StoneRows(const StoneShape& shape) : inRow_(shape.inRow) {
    const int rows = static_cast<int>(shape.rows);
    const int columns = static_cast<int>(shape.columns);
    for (std::size_t i = 0; i < lineDirections.size(); ++i) {
        const auto [down, right] = lineDirections[i];
        Direction& direction = directions_[i];
        for (int row = 0; row + down < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                if (column + right < 0 || column + right >= columns) continue;
                direction.mayStep |=
                    shape.bit(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column));
            }
        }
        // Without a step the shift stays 0: it could be 64, which is undefined.
        if (direction.mayStep != 0) direction.shift = static_cast<std::uint32_t>(down * columns + right);
    }
}

std::uint64_t StoneRows::endsOfRows(std::uint64_t stones, const Direction& direction) const {
    std::uint64_t ends = stones;
    for (std::uint32_t length = 1; length < inRow_ && ends != 0; ++length)
        ends = ((ends & direction.mayStep) << direction.shift) & stones;
    return ends;
}

bool StoneRows::has(std::uint64_t stones) const {
    for (const Direction& direction : directions_)
        if (endsOfRows(stones, direction) != 0) return true;
    return false;
}

std::uint64_t StoneRows::in(std::uint64_t stones) const {
    std::uint64_t all = 0;
    for (const Direction& direction : directions_) {
        std::uint64_t row = endsOfRows(stones, direction);
        for (std::uint32_t length = 1; length < inRow_ && row != 0; ++length)
            row |= (row >> direction.shift) & direction.mayStep;
        all |= row;
    }
    return all;
}

std::uint64_t StoneRows::completing(std::uint64_t stones, std::uint64_t cells) const {
    std::uint64_t found = 0;
    for (std::uint64_t left = cells; left != 0; left &= left - 1) {
        const std::uint64_t cell = left & -left;
        if (has(stones | cell)) found |= cell;
    }
    return found;
}

} // namespace mexplorer
