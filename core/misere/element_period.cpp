#include "core/misere/element_period.h"

namespace mexplorer {

namespace {

/// The least start, from 1 on, of this period among the heaps of the quotient.
std::uint32_t startOf(const MisereQuotient& quotient, std::uint32_t length) {
    std::uint32_t start = quotient.largestHeap() - length + 1;
    while (start > 1 && quotient.ofHeap[start - 1] == quotient.ofHeap[start - 1 + length])
        --start;
    return start;
}

} // namespace

std::optional<ElementPeriod> elementPeriod(const MisereQuotient& quotient, const HeapBreaks& breaks) {
    std::optional<ElementPeriod> seen;
    const std::uint32_t largest = quotient.largestHeap();
    for (std::uint32_t length = 1; length < largest; ++length) {
        ElementPeriod period{startOf(quotient, length), length};
        if (breaks.longestTake) {
            period.needed = breaks.mostParts * (std::uint64_t{period.start} + length) + *breaks.longestTake;
            period.isProved = largest >= period.needed;
        }
        if (period.isProved) return period;
        if (!seen && std::uint64_t{period.start} + 3 * std::uint64_t{length} <= largest + std::uint64_t{1})
            seen = period;
    }
    return seen;
}

} // namespace mexplorer
