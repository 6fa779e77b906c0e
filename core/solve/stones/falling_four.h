#pragma once

#include "core/solve/stones/general_board.h"

namespace mexplorer {

/// Falling stones and four in a row, on a bit board with a free bit above each column. (The bits of a column
/// are adjacent, as in John Tromp’s programs, so that no line runs into the next column.) See GeneralBoard
/// for what the functions do.
class FallingFour {
public:
    /// The taken cells plus the mover’s, added as numbers: in each column the sum determines both.
    using Key = std::uint64_t;

    static constexpr unsigned mostKeyBits = 56;
    /// With more stones, mirror images are too rare to look for.
    static constexpr int mostMirroredStones = 14;
    [[nodiscard]] static bool fits(const StoneShape& shape) {
        return shape.gravity && shape.inRow == 4 && (shape.rows + 1) * shape.columns <= mostKeyBits;
    }

    explicit FallingFour(const StoneShape& shape);

    [[nodiscard]] unsigned cells() const { return shape_.cells(); }
    [[nodiscard]] std::uint64_t all() const { return all_; }
    [[nodiscard]] StoneSides sides(const Stones& stones) const;
    [[nodiscard]] unsigned cellOf(unsigned bit) const {
        return (shape_.rows - 1 - bit % height_) * shape_.columns + bit / height_;
    }
    [[nodiscard]] std::uint64_t bitOf(unsigned cell) const {
        const unsigned row = shape_.rows - 1 - cell / shape_.columns;
        return std::uint64_t{1} << (cell % shape_.columns * height_ + row);
    }

    [[nodiscard]] std::uint64_t playable(std::uint64_t taken) const { return (taken + bottom_) & all_; }
    [[nodiscard]] std::uint64_t under(std::uint64_t cells) const { return cells >> 1U; }
    [[nodiscard]] std::uint64_t leaders() const { return leaders_; }

    [[nodiscard]] std::uint64_t completing(std::uint64_t stones) const {
        // In a column only the cell on top of three can be empty.
        return all_ & ((stones << 1U & stones << 2U & stones << 3U) | completing(stones, height_ - 1) |
                       completing(stones, height_) | completing(stones, height_ + 1));
    }
    [[nodiscard]] bool hasLine(std::uint64_t stones) const {
        const auto along = [stones](unsigned shift) {
            const std::uint64_t pairs = stones & stones >> shift;
            return pairs & pairs >> (2 * shift);
        };
        return (along(1) | along(height_ - 1) | along(height_) | along(height_ + 1)) != 0;
    }

    [[nodiscard]] Key key(const StoneSides& sides) const {
        const std::uint64_t taken = sides.taken();
        const Key plain = taken + sides.mine;
        return std::popcount(taken) <= mostMirroredStones ? std::min(plain, mirrored(plain)) : plain;
    }
    [[nodiscard]] std::span<const std::uint64_t> order() const { return order_; }

private:
    [[nodiscard]] static std::uint64_t completing(std::uint64_t stones, unsigned shift) {
        const std::uint64_t before = stones << shift & stones << (2 * shift); // two stones are before it
        const std::uint64_t after = stones >> shift & stones >> (2 * shift);
        return (before & (stones << (3 * shift) | stones >> shift)) |
               (after & (stones << shift | stones >> (3 * shift)));
    }
    [[nodiscard]] Key mirrored(Key key) const;

    StoneShape shape_;
    unsigned height_; ///< bits of a column
    std::uint64_t all_ = 0;
    std::uint64_t bottom_ = 0;
    std::uint64_t leaders_ = 0;
    std::vector<std::uint64_t> order_; ///< columns, the middle ones first
};

} // namespace mexplorer
