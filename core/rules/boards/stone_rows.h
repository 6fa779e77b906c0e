#pragma once

#include "core/rules/boards/stones.h"

#include <array>

namespace mexplorer {

/// Finds winning rows (horizontal, vertical and diagonal) of shape.inRow stones. Stones are a bit per cell.
class StoneRows {
public:
    explicit StoneRows(const StoneShape& shape);

    /// Whether there is a winning row. O(length of the row).
    [[nodiscard]] bool has(std::uint64_t stones) const;
    /// The stones that are in a winning row.
    [[nodiscard]] std::uint64_t in(std::uint64_t stones) const;
    /// Those of the `cells` on which one more stone makes a winning row.
    [[nodiscard]] std::uint64_t completing(std::uint64_t stones, std::uint64_t cells) const;

private:
    struct Direction {
        std::uint32_t shift = 0;   ///< from a cell’s bit to that of the next
        std::uint64_t mayStep = 0; ///< the cells that have a next one
    };
    /// The last stone of each winning row in this direction.
    [[nodiscard]] std::uint64_t endsOfRows(std::uint64_t stones, const Direction& direction) const;

    std::uint32_t inRow_;
    std::array<Direction, 4> directions_;
};

} // namespace mexplorer
