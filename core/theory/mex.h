#pragma once

#include "core/theory/nimber.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace mexplorer {

/// The least non-negative integer that is not among `values` (which may repeat, in any order).
/// O(n) time and n bits of memory: a set of n values cannot exclude more than 0 … n−1.
[[nodiscard]] inline Nimber mex(const std::vector<Nimber>& values) {
    std::vector<bool> present(values.size() + 1, false);
    for (const Nimber value : values) {
        if (value < present.size()) present[value] = true;
    }
    return static_cast<Nimber>(std::find(present.begin(), present.end(), false) - present.begin());
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
