#pragma once

#include "core/misere/quotient.h"

#include <vector>

namespace mexplorer {

/// Sums of heaps that are this element, at most `most` of them: those of the fewest heaps first and, of as
/// many, those of the smallest. Heaps whose element is 1, which change nothing, are only told by themselves,
/// as sums that are 1. O(order · elements of heaps · heaps of the sums) besides the search, which is bounded.
[[nodiscard]] std::vector<SumOfHeaps> smallestSums(const MisereQuotient& quotient, Element element,
                                                   std::size_t most);

} // namespace mexplorer
