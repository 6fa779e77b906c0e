#pragma once

#include <cstdint>

namespace mexplorer {

/// SplitMix64 (Steele, Lea and Flood 2014): numbers that look random and are the same everywhere for the same
/// seed.
class SplitMix {
public:
    constexpr explicit SplitMix(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { return scattered(state_ += step); }
    /// Uniform in [0, 1).
    constexpr double fraction() {
        constexpr unsigned unused = 64 - 53; // a double has 53 bits
        return static_cast<double>(next() >> unused) * 0x1p-53;
    }

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

} // namespace mexplorer
