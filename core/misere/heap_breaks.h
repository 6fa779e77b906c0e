#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mexplorer {

/// A sum of heaps: their sizes, none of them 0, in ascending order.
using SumOfHeaps = std::vector<std::uint32_t>;

/// What a turn may leave of single heaps, however the rules are written: every option is a sum of smaller
/// heaps.
struct HeapBreaks {
    /// False to stop.
    using Visit = std::function<bool(const SumOfHeaps& option)>;

    /// Calls visit(option) for each option of the heap; the same may come several times. Stops when it
    /// returns false.
    std::function<void(std::uint32_t size, const Visit& visit)> forEachOption;
    /// How many options forEachOption visits, or at least as many, if that is known before; of more than
    /// QuotientLimits::options they need not all be visited.
    std::function<std::uint64_t(std::uint32_t size)> optionCount = {};
    /// If every heap has the same takes and breaks, as a finite code gives them: the most that can be taken
    /// at once. Without it no period can be proved.
    std::optional<std::uint64_t> longestTake = {};
    std::uint64_t mostParts = 1; ///< as how many heaps one can be left
};

} // namespace mexplorer
