#pragma once

#include "core/coalition/coalition.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// Some coalitions, as vectors of 0 and 1, and what follows from their shares: of which others the share is a
/// sum of multiples of theirs. Reckoned modulo the prime 2³¹ − 1, and yet exactly: the determinant of 0s and
/// 1s in up to 16 rows is at most 131,072 in size (Hadamard 1893), so that only what is 0 is 0 modulo it.
class CoalitionSpan {
public:
    explicit CoalitionSpan(unsigned players) : players_(players) {}

    /// Adds it; false if it is spanned already.
    bool add(Coalition coalition);
    [[nodiscard]] unsigned rank() const { return static_cast<unsigned>(rows_.size()); }
    [[nodiscard]] bool spans(Coalition coalition) const;
    /// Marks every coalition that is spanned. O(2ⁿ · (n − rank)).
    [[nodiscard]] std::vector<char> spanned() const;

private:
    using Row = std::array<std::uint64_t, mostInTable>;

    [[nodiscard]] Row reduced(Coalition coalition) const;

    unsigned players_;
    std::vector<Row> rows_; ///< each 1 at its own pivot, where the others are 0
    std::vector<unsigned> pivots_;
};

} // namespace mexplorer
