#pragma once

#include "core/rules/boards/stones.h"

#include <array>

namespace mexplorer {

/// Finds the rows that win (horizontal, vertical and diagonal) among stones, a bit for each cell.
class StoneRows {
public:
    explicit StoneRows(const StoneShape& shape);

    /// Whether so many of the stones are in a row. O(length of the row).
    [[nodiscard]] bool has(std::uint64_t stones) const;
    /// The stones that are in such a row.
    [[nodiscard]] std::uint64_t in(std::uint64_t stones) const;
    /// Those of the `cells` on which one more stone makes such a row.
    [[nodiscard]] std::uint64_t completing(std::uint64_t stones, std::uint64_t cells) const;

private:
    struct Direction {
        std::uint32_t shift = 0;   ///< from a cell to the next
        std::uint64_t mayStep = 0; ///< the cells that have a next one
    };
    /// The last stone of each row in a direction.
    [[nodiscard]] std::uint64_t endsOfRows(std::uint64_t stones, const Direction& direction) const;

    std::uint32_t inRow_;
    std::array<Direction, 4> directions_;
};

} // namespace mexplorer
