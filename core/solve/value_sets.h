#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace mexplorer {

/// A set of numbers from 0 … largest, made for one question: which is the least number in none of several
/// sets? This is only its shape, to be copied into the innermost loops; its words are in a ValueSets.
///
/// A set is a string of bits, 64 in a word, after a summary of the words: one bit for each full word. Between
/// the small values that a line of a board lacks for long and the largest ones there are hundreds of full
/// words; with the summary a search reads about two, however large the board.
class ValueSetShape {
public:
    using Word = std::uint64_t;

    explicit ValueSetShape(std::uint64_t largest) : groups_(largest / (std::uint64_t{64} * 64) + 1) {}

    /// The words of one set: an odd number, so that the same word of neighbouring sets does not compete for
    /// one place in the cache.
    [[nodiscard]] std::uint64_t words() const { return (groups_ * 65) | 1U; }

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
                // Two words at a time, and no branch to choose: whether the first is full after all is a
                // matter of chance, which no predictor can guess. If there is no second, the last of the
                // group is read; being no candidate it is full, and changes nothing.
                constexpr Word last = Word{1} << 63;
                const auto first = static_cast<std::uint64_t>(std::countr_zero(open));
                open &= open - 1;
                const auto second = static_cast<std::uint64_t>(std::countr_zero(open | last));
                open &= open - 1;
                const Word free = absent(sets, bits + first);
                const Word instead = -static_cast<Word>(free == 0);
                const Word chosen = free | (instead & absent(sets, bits + second));
                if (chosen != 0) {
                    const std::uint64_t word = group * 64 + (first ^ (instead & (first ^ second)));
                    return word * 64 + static_cast<std::uint64_t>(std::countr_zero(chosen));
                }
            }
        }
    }

private:
    /// The bits that are 0 in word `index` of every set.
    template <class Sets>
    [[nodiscard]] static Word absent(const Sets& sets, std::uint64_t index) {
        Word present = 0;
        for (const Word* set : sets)
            present |= set[index];
        return ~present;
    }

    std::uint64_t groups_; ///< of 64 words, each a word of the summary
};

/// A set for each line of a board, all empty at first.
class ValueSets {
public:
    using Word = ValueSetShape::Word;

    ValueSets(std::size_t sets, ValueSetShape shape)
        : stride_(shape.words()), words_(static_cast<Word*>(std::calloc(sets, stride_ * sizeof(Word)))) {
        if (sets > 0 && !words_) throw std::bad_alloc();
    }

    /// The memory that sets take: a double, since it is called before it is known that they fit.
    [[nodiscard]] static double bytes(double sets, ValueSetShape shape) {
        return sets * static_cast<double>(shape.words() * sizeof(Word));
    }
    /// Whether that is in proportion to a board of `cells`; it is not where lines are many and short.
    [[nodiscard]] static bool inProportion(double bytes, double cells) {
        return bytes <= std::max(double{64 << 20}, 8 * cells);
    }

    /// Where the sets are, to be copied into the innermost loops.
    struct View {
        Word* words;
        std::size_t stride;
        [[nodiscard]] Word* set(std::size_t index) const { return words + index * stride; }
    };
    [[nodiscard]] View view() { return {words_.get(), stride_}; }

private:
    struct Free {
        void operator()(Word* words) const { std::free(words); }
    };

    std::size_t stride_;
    std::unique_ptr<Word[], Free> words_; // from calloc: pages that are never touched cost nothing
};

} // namespace mexplorer
