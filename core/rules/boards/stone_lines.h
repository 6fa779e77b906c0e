#pragma once

#include "core/rules/boards/stones.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// The step from one cell of a line to the next.
struct LineDirection {
    int down;
    int right;
};
/// The directions in which stones in a row count: along rows, columns and both diagonals.
inline constexpr std::array<LineDirection, 4> lineDirections = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// The shape.inRow cells in this direction from `cell` on, as bits; nothing if they leave the board.
[[nodiscard]] std::optional<std::uint64_t> lineFrom(const StoneShape& shape, unsigned cell,
                                                    LineDirection direction);

/// All winning lines of a shape, each as the bits of its cells: rows first, then columns and diagonals.
class StoneLines {
public:
    explicit StoneLines(const StoneShape& shape);

    [[nodiscard]] const std::vector<std::uint64_t>& all() const { return lines_; }
    /// How many cells the board has.
    [[nodiscard]] std::size_t cells() const { return through_.size(); }
    /// The indices into `all` of the lines that a cell is on.
    [[nodiscard]] const std::vector<std::uint16_t>& through(unsigned cell) const { return through_[cell]; }

private:
    std::vector<std::uint64_t> lines_;
    std::vector<std::vector<std::uint16_t>> through_;
};

} // namespace mexplorer
