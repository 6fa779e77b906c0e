#pragma once

#include "core/rules/heap_game.h"

namespace mexplorer {

/// What the method of Moore’s theorem does in one binary column. Heaps are numbered from 0. A heap gives
/// its one if its bit here becomes 0, and gets a one if it becomes 1. A heap that gives its one becomes
/// smaller whatever its lower bits become; these may then be changed freely, and the heap is called marked.
struct ColumnWork {
    unsigned bit = 0;
    std::uint64_t ones = 0;            ///< in the column, after the work in all higher ones
    std::uint64_t wanted = 0;          ///< the number of ones mod k + 1 to be reached
    std::vector<std::size_t> given{};  ///< heaps marked before that give their one
    std::vector<std::size_t> got{};    ///< heaps marked before that get a one
    std::vector<std::size_t> marked{}; ///< heaps newly marked here, which give their one

    [[nodiscard]] bool isNothing() const { return given.empty() && got.empty() && marked.empty(); }
};

/// What to do in every column, from the highest one down, so that each number of ones is divisible by k + 1,
/// where k ≥ 1 is `most`: at most k heaps are marked, and none exactly if nothing has to be done (Moore
/// 1910). If in misère play no heap above 1 is left, the number of ones must be 1 mod k + 1 instead. If
/// there are c ones too many, marked heaps give c, or get k + 1 − c; if they can do neither, they give all
/// they have, and others are marked for the rest. At most k are marked then, as fewer than k + 1 − c marked
/// heaps had no one to give.
/// O(columns · heaps).
[[nodiscard]] std::vector<ColumnWork> columnMethod(const Heaps& heaps, std::size_t most, Play play);

/// The heaps after all this work.
[[nodiscard]] Heaps leftBy(const std::vector<ColumnWork>& works, Heaps heaps);

/// The number of heaps with a one in this binary column.
[[nodiscard]] std::uint64_t onesInColumn(const Heaps& heaps, unsigned bit);
/// The number of binary columns: the bits of the largest heap.
[[nodiscard]] unsigned columnsOf(const Heaps& heaps);
/// Whether no heap is above 1.
[[nodiscard]] bool isAllSmall(const Heaps& heaps);

// Sentences on Moore’s theorem, for its proof and for its picture.

/// The lines of the pseudo-code.
struct ColumnLine {
    enum : std::size_t { count, zero, misereSmall, left, give, mark, move };
};
[[nodiscard]] std::vector<Message> columnCode();
/// “The ones in column 4: 2, and 2 mod 3 = 2.”
/// The name of a column, which can be pointed at: 2 to the power `bit`.
[[nodiscard]] Message sayWeight(unsigned bit);
[[nodiscard]] Message sayColumn(unsigned bit, std::uint64_t ones, std::uint64_t modulus);
/// The number of ones and its remainder, in misère play without a heap above 1.
[[nodiscard]] Message saySmallColumn(std::uint64_t ones, std::uint64_t modulus);
/// Why a turn from a position whose counts are all divisible by k + 1 leaves one that is not.
[[nodiscard]] Message sayColumnsLost(std::uint64_t modulus);
/// What a turn leaves: all counts divisible, or a lost misère position without a heap above 1.
[[nodiscard]] Message sayColumnsRight(std::uint64_t modulus);
[[nodiscard]] Message sayMisereEnd(std::uint64_t ones, std::uint64_t modulus);

} // namespace mexplorer
