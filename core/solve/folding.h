#pragma once

#include "core/game/line_values.h"

#include <span>

namespace mexplorer {

/// The values of a line in rows of `width`, n = 0 first: a column is one remainder mod `width`.
struct Folding {
    std::uint64_t width = 1;
    std::uint64_t rows = 0; ///< the last may be shorter
    /// From this row on, every value is that above it plus `rise`; `rows` if there are no two whole rows of
    /// which this is true. Unless a period tells so, it must be true of three rows and of half of them: any
    /// last two values have a difference.
    std::uint64_t firstAlike = 0;
    std::uint64_t rise = 0;

    [[nodiscard]] bool hasAlike() const { return firstAlike < rows; }
};

/// Finds the rows that are alike. If the period of these values is known, at once for its multiples; else
/// from the end on, to the first difference.
[[nodiscard]] Folding folded(std::span<const LineValues::Value> values, std::uint64_t width,
                             const Period& period = {});

/// How many values make a row if nobody says otherwise: as many as the period, if there is one that shows
/// itself in at least two rows and is no longer than `longestFolded`; else a round number.
[[nodiscard]] std::uint64_t usualWidth(std::uint64_t size, const Period& period);
inline constexpr std::uint64_t longestFolded = 1'000'000;

/// The heaps of this value, ascending; none if they are more than `most`.
[[nodiscard]] std::vector<std::uint64_t> heapsWorth(std::span<const LineValues::Value> values,
                                                    LineValues::Value value, std::size_t most);

} // namespace mexplorer
