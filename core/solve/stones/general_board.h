#pragma once

#include "core/rules/boards/stones.h"
#include "core/text/expected.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Errors: no cells, more than 64, none in a row.
[[nodiscard]] Expected<void> checkShape(const StoneShape& shape);
/// With a stone of the player to move on a free cell.
[[nodiscard]] Stones withStone(const Stones& stones, std::uint32_t cell);

/// The stones as the player to move sees them, in a board's own bits.
struct StoneSides {
    std::uint64_t mine;
    std::uint64_t theirs;

    [[nodiscard]] constexpr std::uint64_t taken() const { return mine | theirs; }
};

/// Any shape of at most 64 cells, in the bits of StoneShape. What it finds, it finds for all lines of a
/// direction at once: the stones shifted along it stand above one another.
class GeneralBoard {
public:
    /// Where each player’s stones are, under whichever of the symmetries makes it smallest.
    struct Key {
        std::uint64_t mine = 0;
        std::uint64_t theirs = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    explicit GeneralBoard(const StoneShape& shape);

    [[nodiscard]] unsigned cells() const { return shape_.cells(); }
    [[nodiscard]] std::uint64_t all() const { return all_; }
    [[nodiscard]] StoneSides sides(const Stones& stones) const;
    [[nodiscard]] unsigned cellOf(unsigned bit) const { return bit; }
    [[nodiscard]] std::uint64_t bitOf(unsigned cell) const { return std::uint64_t{1} << cell; }

    /// The cells on which the next stone can be put.
    [[nodiscard]] std::uint64_t playable(std::uint64_t taken) const {
        const std::uint64_t empty = all_ & ~taken;
        return shape_.gravity ? empty & (taken >> column_ | bottom_) : empty;
    }
    /// The cells that are right below one of these, where stones fall; else none.
    [[nodiscard]] std::uint64_t under(std::uint64_t cells) const {
        return shape_.gravity ? cells << column_ : 0;
    }
    /// Of the cells that two players fill in turns, each answering in the same column, those that the player
    /// gets who begins; none without gravity.
    [[nodiscard]] std::uint64_t leaders() const { return leaders_; }
    /// The cells that would complete a line of these stones, empty or not.
    [[nodiscard]] std::uint64_t completing(std::uint64_t stones) const;
    [[nodiscard]] bool hasLine(std::uint64_t stones) const;

    [[nodiscard]] Key key(const StoneSides& sides) const;
    /// The cells in the order in which they are tried, if nothing else tells: those on more lines first.
    [[nodiscard]] std::span<const std::uint64_t> order() const { return order_; }

private:
    struct Direction {
        unsigned shift;
        std::uint64_t starts; ///< where a whole line begins
    };
    struct Symmetry {
        std::array<std::uint8_t, 64> to;
    };

    void addDirections();
    void addSymmetries();

    StoneShape shape_;
    unsigned column_; ///< bits from a cell to the one below; of a single row any other than 64
    std::uint64_t all_;
    std::uint64_t bottom_ = 0;
    std::uint64_t leaders_ = 0;
    std::vector<Direction> directions_;
    std::vector<Symmetry> symmetries_; ///< besides leaving all as it is
    std::vector<std::uint64_t> order_;
};

} // namespace mexplorer
