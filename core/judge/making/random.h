#pragma once

#include <bit>
#include <cstdint>

namespace mexplorer::judge {

/// Numbers that look random and are the same everywhere for the same seed: SplitMix64 (Steele, Lea and Flood
/// 2014).
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }
    /// In [0, bound), bound ≥ 1. Its bias is below bound / 2^64.
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// In [least, most], unless that is every number there is.
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + below(most - least + 1); }
    /// True once in `times`.
    bool once(std::uint64_t times) { return below(times) == 0; }
    /// In [least, most], each number of digits about as often as any other.
    std::uint64_t ofAnyLength(std::uint64_t least, std::uint64_t most) {
        const auto bits = static_cast<unsigned>(std::bit_width(most - least));
        const std::uint64_t shorter = most - least > 0 ? (most - least) >> below(bits) : 0;
        return between(least, least + shorter);
    }

private:
    std::uint64_t state_;
};

} // namespace mexplorer::judge
