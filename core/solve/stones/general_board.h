#pragma once

#include "core/rules/boards/stone_rows.h"
#include "core/text/expected.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mexplorer {

/// Errors: no cells, more than 64, or lines of length 0.
[[nodiscard]] Expected<void> checkShape(const StoneShape& shape);

/// The stones of the player to move and of the other one, in the bits of the board used.
struct StoneSides {
    std::uint64_t mine;
    std::uint64_t theirs;

    [[nodiscard]] constexpr std::uint64_t taken() const { return mine | theirs; }
};

/// Any shape of at most 64 cells, in the bits of StoneShape. All lines of a direction are looked at at once,
/// by shifting the stones along it.
class GeneralBoard {
public:
    /// Each player’s stones, under the symmetry that makes the key smallest.
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
    /// The cells directly below one of these; none without gravity.
    [[nodiscard]] std::uint64_t under(std::uint64_t cells) const {
        return shape_.gravity ? cells << column_ : 0;
    }
    /// The cells that the player who begins gets if the other always answers in the same column; none without
    /// gravity.
    [[nodiscard]] std::uint64_t leaders() const { return leaders_; }
    /// The cells that would complete a line of these stones, empty or not.
    [[nodiscard]] std::uint64_t completing(std::uint64_t stones) const;
    [[nodiscard]] bool hasLine(std::uint64_t stones) const { return rows_.has(stones); }

    [[nodiscard]] Key key(const StoneSides& sides) const;
    /// The cells in the order in which to try them if nothing else decides: those on more lines first.
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
    StoneRows rows_;
    unsigned column_; ///< bits from a cell to the one below; for a single row any number below 64
    std::uint64_t all_;
    std::uint64_t bottom_ = 0;
    std::uint64_t leaders_ = 0;
    std::vector<Direction> directions_;
    std::vector<Symmetry> symmetries_; ///< without the identity
    std::vector<std::uint64_t> order_;
};

} // namespace mexplorer
