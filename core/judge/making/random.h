#pragma once

#include "core/theory/split_mix.h"

#include <bit>
#include <cstdint>

namespace mexplorer::judge {

/// Pseudo-random numbers, the same on every machine for the same seed.
class Random {
public:
    explicit Random(std::uint64_t seed) : numbers_(seed) {}

    std::uint64_t next() { return numbers_.next(); }
    /// In [0, bound), bound ≥ 1. Its bias is below bound / 2^64.
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// In [least, most], which must not be the whole range of 64 bits.
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + below(most - least + 1); }
    /// True with probability 1/times.
    bool once(std::uint64_t times) { return below(times) == 0; }
    /// In [least, most], with each number of binary digits about equally often.
    std::uint64_t ofAnyLength(std::uint64_t least, std::uint64_t most) {
        const auto bits = static_cast<unsigned>(std::bit_width(most - least));
        const std::uint64_t shorter = most - least > 0 ? (most - least) >> below(bits) : 0;
        return between(least, least + shorter);
    }

private:
    SplitMix numbers_;
};

} // namespace mexplorer::judge
