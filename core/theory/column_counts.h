#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace mexplorer {

/// For each binary digit, how many of the numbers added so far have a 1 there: all that Moore's Nim-k needs
/// to know about its heaps. Adding a number takes O(its ones).
class ColumnCounts {
public:
    void add(std::uint64_t number) {
        for (; number != 0; number &= number - 1)
            ++counts_[static_cast<std::size_t>(std::countr_zero(number))];
    }

    [[nodiscard]] bool allDivisibleBy(std::uint64_t divisor) const {
        return std::all_of(counts_.begin(), counts_.end(),
                           [divisor](std::uint64_t count) { return count % divisor == 0; });
    }

private:
    std::array<std::uint64_t, 64> counts_ = {};
};

} // namespace mexplorer
