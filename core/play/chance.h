#pragma once

#include "core/rules/hash.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mexplorer {

/// Pseudo-random choices, the same on every machine for the same seed.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(mixed(0, seed)) {}

    /// A number from 0 to `count` − 1; `count` is at least 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t count) {
        state_ = mixed(state_, count);
        return state_ % count;
    }
    /// A number from `least` to `most`.
    [[nodiscard]] std::uint64_t between(std::uint64_t least, std::uint64_t most) {
        return least + below(most - least + 1);
    }
    template <class T>
    [[nodiscard]] const T& oneOf(const std::vector<T>& items) {
        return items[below(items.size())];
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

private:
    std::uint64_t state_;
};

} // namespace mexplorer
