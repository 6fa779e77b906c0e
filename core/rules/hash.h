#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// Mixes one more word into a hash (the finaliser of SplitMix64, Steele et al. 2014).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    std::uint64_t x = hash + 0x9E3779B97F4A7C15U + word;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
}

[[nodiscard]] inline std::uint64_t hashOf(std::uint64_t word) {
    return mixed(0, word);
}
template <class Word>
[[nodiscard]] std::uint64_t hashOf(const std::vector<Word>& words) {
    std::uint64_t hash = words.size();
    for (const Word word : words)
        hash = mixed(hash, word);
    return hash;
}

/// For std::unordered_map over any game's positions.
struct PositionHash {
    template <class Position>
    std::size_t operator()(const Position& position) const {
        return static_cast<std::size_t>(hashOf(position));
    }
};

} // namespace mexplorer
