#pragma once

#include "core/rules/boards/stones.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// How far a line goes on from cell to cell.
struct LineDirection {
    int down;
    int right;
};
/// All in which stones in a row count: along rows, columns and both diagonals.
inline constexpr std::array<LineDirection, 4> lineDirections = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// The cells in a row that begin at a cell; nothing if the board ends before.
[[nodiscard]] std::optional<std::uint64_t> lineFrom(const StoneShape& shape, unsigned cell,
                                                    LineDirection direction);

/// All lines of a shape that win, each as the bits of its cells: rows first, then columns and diagonals.
class StoneLines {
public:
    explicit StoneLines(const StoneShape& shape);

    [[nodiscard]] const std::vector<std::uint64_t>& all() const { return lines_; }
    /// How many the board has.
    [[nodiscard]] std::size_t cells() const { return through_.size(); }
    /// The numbers of the lines that a cell is on.
    [[nodiscard]] const std::vector<std::uint16_t>& through(unsigned cell) const { return through_[cell]; }

private:
    std::vector<std::uint64_t> lines_;
    std::vector<std::vector<std::uint16_t>> through_;
};

} // namespace mexplorer
