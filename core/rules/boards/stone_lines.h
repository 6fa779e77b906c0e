#pragma once

#include "core/rules/boards/stones.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mexplorer {

/// The cells in a row that begin at a cell and go `down` and `right` by so much each time; nothing if the
/// board ends before.
[[nodiscard]] std::optional<std::uint64_t> lineFrom(const StoneShape& shape, unsigned cell, int down,
                                                    int right);

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
