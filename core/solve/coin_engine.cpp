#include "core/solve/coin_engine.h"

#include "core/solve/definition.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mexplorer {

namespace {

/// A set of numbers below a power of two, 64 to a word.
class NumberSet {
public:
    [[nodiscard]] bool has(Nimber number) const {
        return number / 64 < words_.size() && (words_[number / 64] >> (number % 64) & 1U) != 0;
    }
    void add(Nimber number) { words_[number / 64] |= std::uint64_t{1} << (number % 64); }
    void widen(std::size_t words) { words_.resize(std::max(words_.size(), words)); }

    /// Adds n XOR `value` for each n of a set that has as many words, of which n XOR `value` needs no more.
    void addXors(const NumberSet& others, Nimber value) {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= xored(others.words_[i ^ value / 64], value % 64);
    }

private:
    /// The set whose numbers, below 64, are those of `word` XOR `value`: each bit of `value` swaps
    /// neighbouring groups of as many numbers.
    [[nodiscard]] static std::uint64_t xored(std::uint64_t word, Nimber value) {
        constexpr std::array<std::uint64_t, 6> first = {0x5555555555555555, 0x3333333333333333,
                                                        0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                        0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
        for (std::size_t bit = 0; bit < first.size(); ++bit) {
            const unsigned size = 1U << bit;
            if ((value & size) != 0) word = (word & first[bit]) << size | (word >> size & first[bit]);
        }
        return word;
    }

    std::vector<std::uint64_t> words_;
};

/// The XORs that some coins can have, for each number of coins that an `any` set turns besides its right-most
/// one.
class XorsOfCoins {
public:
    explicit XorsOfCoins(const TurnSets& sets) : xors_(largestAny(sets)) { addNoCoins(); }

    [[nodiscard]] bool has(std::size_t coins, Nimber value) const { return xors_[coins].has(value); }

    /// Adds a coin of this value.
    void add(Nimber value) {
        const std::size_t words = std::bit_ceil(value / 64 + std::size_t{1});
        for (NumberSet& some : xors_)
            some.widen(words);
        for (std::size_t coins = xors_.size(); coins-- > 1;)
            xors_[coins].addXors(xors_[coins - 1], value);
    }

private:
    [[nodiscard]] static std::size_t largestAny(const TurnSets& sets) {
        std::size_t size = TurnSets::mostAny;
        while (size > 0 && !sets.isAny(size))
            --size;
        return size;
    }
    void addNoCoins() {
        for (NumberSet& some : xors_)
            some.widen(1);
        if (!xors_.empty()) xors_[0].add(0);
    }

    std::vector<NumberSet> xors_; ///< of equally many words, a power of two, so that XORs stay inside
};

} // namespace

Expected<std::vector<Nimber>> coinValues(const TurnSets& sets, std::size_t places, Task& task, Nimber most) {
    XorsOfCoins xors(sets);
    std::vector<Nimber> values;
    for (std::size_t place = 1; place <= places; ++place) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(place) / static_cast<double>(places));
        std::vector<Nimber> fixed; // of the options that are runs or patterns
        sets.forEachFixed(place, [&](const Places& turned) {
            Nimber sum = 0;
            for (const std::size_t other : turned)
                sum ^= other == place ? 0 : values[other - 1];
            fixed.push_back(sum);
        });
        std::sort(fixed.begin(), fixed.end());
        const auto isOption = [&](Nimber value) {
            if (std::binary_search(fixed.begin(), fixed.end(), value)) return true;
            for (std::size_t size = 1; size <= TurnSets::mostAny; ++size) {
                if (sets.isAny(size) && xors.has(size - 1, value)) return true;
            }
            return false;
        };
        Nimber value = 0;
        while (isOption(value))
            ++value;
        if (value > most) break;
        values.push_back(value);
        xors.add(value);
    }
    return values;
}

tl::unexpected<Error> tooLargeAt(std::size_t place, Nimber most) {
    return tooLarge(
        say(MX_TEXT("core", "The value of a head at place %1 is above the limit of %2."), place, most));
}

std::uint64_t turnsUpTo(const TurnSets& sets, std::size_t last) {
    std::uint64_t turns = 0;
    for (std::size_t place = 1; place <= last; ++place)
        turns = saturatedSum(turns, sets.count(place));
    return turns;
}

Expected<void> checkTurns(std::uint64_t turns) {
    return checkMovesDefined(turns, std::uint64_t{1} << 31U); // minutes, as for other moves
}

} // namespace mexplorer
