#pragma once

#include <bit>
#include <cstdint>

namespace mexplorer {

/// A board on which two players take turns to put a stone of their own on an empty cell, of at most 64;
/// whoever first has `inRow` of them in a row, column or diagonal wins. With gravity a stone falls to the
/// lowest empty cell of its column. (m,n,k-games: columns, rows, inRow.)
struct StoneShape {
    std::uint32_t columns = 3;
    std::uint32_t rows = 3;
    std::uint32_t inRow = 3;
    bool gravity = false;

    [[nodiscard]] constexpr std::uint32_t cells() const { return columns * rows; }
    /// The bit of a cell; rows count from the top, columns from the left, both from 0.
    [[nodiscard]] constexpr std::uint64_t bit(std::uint32_t row, std::uint32_t column) const {
        return std::uint64_t{1} << (row * columns + column);
    }
    friend bool operator==(const StoneShape&, const StoneShape&) = default;
};

/// The stones of both players, a bit for each cell (see StoneShape::bit).
struct Stones {
    std::uint64_t first = 0; ///< of whoever began
    std::uint64_t second = 0;

    [[nodiscard]] constexpr std::uint64_t taken() const { return first | second; }
    [[nodiscard]] constexpr bool firstMoves() const { return std::popcount(first ^ second) % 2 == 0; }
    friend bool operator==(const Stones&, const Stones&) = default;
};

} // namespace mexplorer
