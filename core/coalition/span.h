#pragma once

#include "core/coalition/coalition.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// The linear span of some coalitions, as vectors of 0s and 1s: the coalitions whose pay follows from theirs.
/// Computed modulo the prime 2³¹ − 1, and yet exact: a determinant of 0s and 1s in up to 16 rows is at most
/// 131,072 in size (Hadamard 1893), so it is 0 modulo the prime only if it is 0.
class CoalitionSpan {
public:
    explicit CoalitionSpan(unsigned players) : players_(players) {}

    /// False, adding nothing, if it is spanned already.
    bool add(Coalition coalition);
    [[nodiscard]] unsigned rank() const { return static_cast<unsigned>(rows_.size()); }
    [[nodiscard]] bool spans(Coalition coalition) const;
    /// By the bits of the coalitions: whether each is spanned. O(2ⁿ · (n − rank)).
    [[nodiscard]] std::vector<char> spanned() const;

private:
    using Row = std::array<std::uint64_t, mostInTable>;

    [[nodiscard]] Row reduced(Coalition coalition) const;

    unsigned players_;
    std::vector<Row> rows_; ///< each 1 at its own pivot, where the others are 0
    std::vector<unsigned> pivots_;
};

} // namespace mexplorer
