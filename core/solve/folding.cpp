#include "core/solve/folding.h"

#include <algorithm>

namespace mexplorer {

namespace {

struct Rise {
    std::uint64_t from = 0; ///< value(n + width) = value(n) + by for every n from here to the end
    std::uint64_t by = 0;
};

Rise riseByPeriod(std::uint64_t width, const Period& period) {
    return {period.start, period.saltus * (width / period.length)};
}

/// As far back as it goes; `values` are more than `width`.
Rise riseAtEnd(std::span<const LineValues::Value> values, std::uint64_t width) {
    std::uint64_t n = values.size() - width;
    const auto above = [&](std::uint64_t at) { return std::uint64_t{values[at]}; };
    if (above(n - 1 + width) < above(n - 1)) return {n, 0};
    const std::uint64_t by = above(n - 1 + width) - above(n - 1);
    while (n > 0 && above(n - 1 + width) == above(n - 1) + by)
        --n;
    return {n, by};
}

/// The least of 1, 2 … 9, 10, 20 … whose square is not below `size`.
std::uint64_t roundRoot(std::uint64_t size) {
    std::uint64_t unit = 1;
    for (;; unit *= 10) {
        for (std::uint64_t digit = 1; digit < 10; ++digit) {
            if (digit * unit * digit * unit >= size) return digit * unit;
        }
    }
}

} // namespace

Folding folded(std::span<const LineValues::Value> values, std::uint64_t width, const Period& period) {
    const std::uint64_t rows = (values.size() + width - 1) / width;
    const std::uint64_t whole = values.size() / width;
    Folding folding{.width = width, .rows = rows, .firstAlike = rows};
    if (whole < 2) return folding;
    const bool isKnown = period.status != Period::Status::none && width % period.length == 0;
    const auto [from, by] = isKnown ? riseByPeriod(width, period) : riseAtEnd(values, width);
    const std::uint64_t first = (from + width - 1) / width;
    const std::uint64_t least = isKnown ? 2 : std::max<std::uint64_t>(3, (whole + 1) / 2);
    if (first + least > whole) return folding;
    folding.firstAlike = first;
    folding.rise = by;
    return folding;
}

std::uint64_t usualWidth(std::uint64_t size, const Period& period) {
    constexpr std::uint64_t few = 100; // values; rows of ten
    constexpr std::uint64_t readable = 2000;
    const bool isSeen = period.status != Period::Status::none && period.length > 1 &&
                        period.length <= longestFolded && period.start + 3 * period.length <= size;
    if (isSeen) return period.length;
    return size <= few ? 10 : size <= readable ? 20 : roundRoot(size);
}

std::vector<std::uint64_t> heapsWorth(std::span<const LineValues::Value> values, LineValues::Value value,
                                      std::size_t most) {
    std::vector<std::uint64_t> heaps;
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (values[n] != value) continue;
        if (heaps.size() == most) return {};
        heaps.push_back(n);
    }
    return heaps;
}

} // namespace mexplorer
