#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace mexplorer {

/// Numbers that look random and are the same everywhere for the same seed: SplitMix64 (Steele, Lea and Flood
/// 2014).
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { return scattered(state_ += step); }
    /// Uniform in [0, 1).
    constexpr double fraction() {
        constexpr unsigned unused = 64 - 53; // a double has 53 bits
        return static_cast<double>(next() >> unused) * 0x1p-53;
    }
    /// In [0, bound), bound ≥ 1. Its bias is below bound / 2^64.
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// In [least, most], which must not be the whole range of 64 bits.
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + below(most - least + 1); }
    /// In [least, most], with each number of binary digits about equally often.
    std::uint64_t ofAnyLength(std::uint64_t least, std::uint64_t most) {
        const auto bits = static_cast<unsigned>(std::bit_width(most - least));
        const std::uint64_t shorter = most - least > 0 ? (most - least) >> below(bits) : 0;
        return between(least, least + shorter);
    }
    /// True with probability 1/times.
    bool once(std::uint64_t times) { return below(times) == 0; }
    /// True with this probability, from 0 to 1.
    bool often(double probability) { return fraction() < probability; }

    static constexpr std::uint64_t step = 0x9E37'79B9'7F4A'7C15; ///< between states
    /// The finaliser: a bijection in which every bit depends on all input bits.
    [[nodiscard]] static constexpr std::uint64_t scattered(std::uint64_t word) {
        word = (word ^ (word >> 30U)) * 0xBF58'476D'1CE4'E5B9;
        word = (word ^ (word >> 27U)) * 0x94D0'49BB'1331'11EB;
        return word ^ (word >> 31U);
    }

private:
    std::uint64_t state_;
};

/// As Random, but each number depends also on how many there are to choose from: so the seed of a quiz or of
/// a search gives what it has always given.
class RandomChoice {
public:
    explicit RandomChoice(std::uint64_t state) : state_(state) {}

    /// In [0, count), count ≥ 1.
    std::uint64_t below(std::uint64_t count) {
        state_ = Random(state_ + count).next();
        return state_ % count;
    }
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + below(most - least + 1); }
    template <class T>
    [[nodiscard]] const T& oneOf(const std::vector<T>& items) {
        return items[below(items.size())];
    }

private:
    std::uint64_t state_;
};

/// Puts the items in a random order.
template <class T, class Source>
void shuffle(std::vector<T>& items, Source&& random) {
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[random.below(left)]);
}

} // namespace mexplorer
