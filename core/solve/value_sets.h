#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace mexplorer {

/// Sets of the numbers 0 … largest, one for each line of a board, made for one question: which is the least
/// number that none of several sets holds?
///
/// A set is a string of bits, 64 in a word, behind a summary of the words: a bit for each that is full.
/// Between the values that a line lacks early on and those it lacks because they are large there are hundreds
/// of full words; with the summary about two words are looked at in a search, however large the board.
class ValueSets {
public:
    using Word = std::uint64_t;
    static constexpr std::uint64_t valuesPerGroup = 64 * 64; ///< what one word of the summary stands for

    ValueSets(std::size_t sets, std::uint64_t largest)
        : groups_(groupsFor(largest)),
          words_(static_cast<Word*>(std::calloc(sets, wordsFor(largest) * sizeof(Word)))),
          stride_(wordsFor(largest)) {
        if (sets > 0 && !words_) throw std::bad_alloc();
    }

    /// The memory that sets take: a double, since it is asked before anyone knows that it fits.
    [[nodiscard]] static double bytes(double sets, std::uint64_t largest) {
        return sets * static_cast<double>(wordsFor(largest) * sizeof(Word));
    }

    /// Whether that is not out of proportion to a board of `cells`, as it is where lines are many and short.
    [[nodiscard]] static bool inProportion(double bytes, double cells) {
        return bytes <= std::max(double{64 << 20}, 8 * cells);
    }

    [[nodiscard]] Word* set(std::size_t index) { return words_.get() + index * stride_; }

    void insert(Word* set, std::uint64_t value) const {
        const std::uint64_t word = value / 64;
        Word& bits = set[groups_ + word];
        bits |= Word{1} << (value % 64);
        if (~bits == 0) set[word / 64] |= Word{1} << (word % 64);
    }

    void erase(Word* set, std::uint64_t value) const {
        const std::uint64_t word = value / 64;
        set[groups_ + word] &= ~(Word{1} << (value % 64));
        set[word / 64] &= ~(Word{1} << (word % 64));
    }

    /// The least value that is in none of `sets` (a range of Word*). There must be one ≤ largest.
    template <class Sets>
    [[nodiscard]] std::uint64_t leastAbsent(const Sets& sets) const {
        for (std::uint64_t group = 0;; ++group) {
            Word open = absent(sets, group); // the words that no single set fills
            const std::uint64_t bits = groups_ + group * 64;
            while (open != 0) {
                // Two words at a time, the choice between them without a branch: one in three first words is
                // full after all, which no branch predictor can guess. Should there be no second word, the
                // last of the group is looked at: as no candidate it is full, and changes nothing.
                constexpr Word last = Word{1} << 63;
                const auto first = static_cast<std::uint64_t>(std::countr_zero(open));
                open &= open - 1;
                const auto second = static_cast<std::uint64_t>(std::countr_zero(open | last));
                open &= open - 1;
                const Word free = absent(sets, bits + first);
                const Word instead = -static_cast<Word>(free == 0);
                const Word chosen = free | (instead & absent(sets, bits + second));
                if (chosen != 0) {
                    const std::uint64_t word = first ^ (instead & (first ^ second));
                    return group * valuesPerGroup + word * 64 +
                           static_cast<std::uint64_t>(std::countr_zero(chosen));
                }
            }
        }
    }

private:
    struct Free {
        void operator()(Word* words) const { std::free(words); }
    };

    [[nodiscard]] static std::uint64_t groupsFor(std::uint64_t largest) {
        return largest / valuesPerGroup + 1;
    }
    /// An odd number, so that the same word of neighbouring sets does not compete for one place in the cache.
    [[nodiscard]] static std::uint64_t wordsFor(std::uint64_t largest) {
        return (groupsFor(largest) * 65) | 1U;
    }

    /// The bits that are 0 in word `index` of every set.
    template <class Sets>
    [[nodiscard]] static Word absent(const Sets& sets, std::uint64_t index) {
        Word present = 0;
        for (const Word* set : sets)
            present |= set[index];
        return ~present;
    }

    std::uint64_t groups_;
    std::unique_ptr<Word[], Free> words_; // from calloc: pages that are never touched cost nothing
    std::uint64_t stride_;
};

} // namespace mexplorer
