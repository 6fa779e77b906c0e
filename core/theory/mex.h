#pragma once

#include "core/theory/nimber.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// The least non-negative integer that is not among `values` (which may repeat, in any order).
/// O(n) time and n bits of memory: a set of n values cannot exclude more than 0 … n−1.
[[nodiscard]] inline Nimber mex(const std::vector<Nimber>& values) {
    constexpr std::size_t bits = 64;
    const std::size_t words = values.size() / bits + 1;
    std::array<std::uint64_t, 16> few{}; // no memory is asked for as long as these are enough
    std::vector<std::uint64_t> many(words <= few.size() ? 0 : words, 0);
    std::uint64_t* const present = many.empty() ? few.data() : many.data();
    for (const Nimber value : values)
        if (value <= values.size()) present[value / bits] |= std::uint64_t{1} << (value % bits);
    std::size_t word = 0;
    while (present[word] == UINT64_MAX) // the last has a bit for more than there are values
        ++word;
    return word * bits + static_cast<Nimber>(std::countr_one(present[word]));
}

/// The mex of more values than can be stored; takes about as many bits as the largest value.
class MexOfMany {
public:
    void add(Nimber value) {
        if (value >= isPresent_.size()) isPresent_.resize(std::bit_ceil(value + 1), false);
        isPresent_[value] = true;
    }
    [[nodiscard]] Nimber mex() const {
        return static_cast<Nimber>(std::find(isPresent_.begin(), isPresent_.end(), false) -
                                   isPresent_.begin());
    }

private:
    std::vector<bool> isPresent_;
};

} // namespace mexplorer
