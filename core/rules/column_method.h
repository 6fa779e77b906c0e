#pragma once

#include "core/rules/heap_game.h"

namespace mexplorer {

/// What the method of Moore’s theorem does in one binary column. Heaps are numbered from 0. A heap that gives
/// its one becomes smaller whatever stands on the right of it, so it may be changed at will there: it is
/// marked.
struct ColumnWork {
    unsigned bit = 0;
    std::uint64_t ones = 0;            ///< in the column, after what was done on its left
    std::uint64_t wanted = 0;          ///< what they must leave mod k + 1
    std::vector<std::size_t> given{};  ///< heaps marked before that give their one
    std::vector<std::size_t> got{};    ///< heaps marked before that get a one
    std::vector<std::size_t> marked{}; ///< heaps that are marked here, and give their one

    [[nodiscard]] bool isNothing() const { return given.empty() && got.empty() && marked.empty(); }
};

/// What to do in every column, from the highest one down, so that each number of ones is divisible by k + 1,
/// where k ≥ 1 is `most`: at most k heaps are marked, and none exactly if nothing has to be done (Moore
/// 1910). If in misère play no heap above 1 is left, the number of ones must leave 1 instead. If c ones are
/// too many, marked heaps give c, or get k + 1 − c; where they can do neither, they give what they have, and
/// others are marked for the rest, so that at most k are: fewer than k + 1 − c of them have no one.
/// O(columns · heaps).
[[nodiscard]] std::vector<ColumnWork> columnMethod(const Heaps& heaps, std::size_t most, Play play);

/// The heaps once all this is done.
[[nodiscard]] Heaps leftBy(const std::vector<ColumnWork>& works, Heaps heaps);

/// The number of heaps with a one in this binary column.
[[nodiscard]] std::uint64_t onesInColumn(const Heaps& heaps, unsigned bit);
/// How many columns the heaps have.
[[nodiscard]] unsigned columnsOf(const Heaps& heaps);
/// Whether no heap is above 1.
[[nodiscard]] bool isAllSmall(const Heaps& heaps);

// Words of Moore’s theorem, for its proof and for its picture.

/// The lines of the pseudo-code.
struct ColumnLine {
    enum : std::size_t { count, zero, misereSmall, left, give, mark, move };
};
[[nodiscard]] std::vector<Message> columnCode();
/// “The ones in column 4: 2, and 2 mod 3 = 2.”
[[nodiscard]] Message sayColumn(unsigned bit, std::uint64_t ones, std::uint64_t modulus);
/// Of a position of misère play without a heap above 1.
[[nodiscard]] Message saySmallColumn(std::uint64_t ones, std::uint64_t modulus);
/// Why a turn from a position whose columns are all right makes some column wrong.
[[nodiscard]] Message sayColumnsLost(std::uint64_t modulus);
/// What a turn leaves: all columns right, or such a position that misère play loses.
[[nodiscard]] Message sayColumnsRight(std::uint64_t modulus);
[[nodiscard]] Message sayMisereEnd(std::uint64_t ones, std::uint64_t modulus);

} // namespace mexplorer
