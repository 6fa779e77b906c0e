#pragma once

#include "core/theory/random.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mexplorer {

/// The hash with one more word mixed in.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    return Random::scattered(hash + Random::step + word);
}

/// The hash with all of a text mixed in.
[[nodiscard]] inline std::uint64_t mixed(std::uint64_t hash, std::string_view text) {
    for (const char c : text)
        hash = mixed(hash, static_cast<unsigned char>(c));
    return hash;
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
