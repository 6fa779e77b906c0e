#include "core/rules/boards/stone_lines.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

std::optional<std::uint64_t> lineFrom(const StoneShape& shape, unsigned cell, LineDirection direction) {
    const int rows = static_cast<int>(shape.rows);
    const int columns = static_cast<int>(shape.columns);
    int row = static_cast<int>(cell) / columns;
    int column = static_cast<int>(cell) % columns;
    std::uint64_t line = 0;
    for (unsigned i = 0; i < shape.inRow; ++i, row += direction.down, column += direction.right) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return std::nullopt;
        line |= shape.bit(static_cast<unsigned>(row), static_cast<unsigned>(column));
    }
    return line;
}

StoneLines::StoneLines(const StoneShape& shape) : through_(shape.cells()) {
    for (const LineDirection direction : lineDirections) {
        for (unsigned cell = 0; cell < shape.cells(); ++cell) {
            const auto line = lineFrom(shape, cell, direction);
            // A single cell is the same line in every direction.
            if (line && std::ranges::find(lines_, *line) == lines_.end()) lines_.push_back(*line);
        }
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        for (std::uint64_t rest = lines_[i]; rest; rest &= rest - 1)
            through_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(
                static_cast<std::uint16_t>(i));
    }
}

} // namespace mexplorer
