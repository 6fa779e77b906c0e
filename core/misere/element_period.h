#pragma once

#include "core/misere/quotient.h"

namespace mexplorer {

/// How the elements of heaps repeat: that of n is that of n + length for all n from `start` on.
struct ElementPeriod {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
    /// For all heaps, by the theorem of Plambeck and Siegel (2008, section 4): the largest heap of the
    /// quotient is at least parts · (start + length) + k, where k is the most that can be taken and `parts`
    /// as how many heaps one can be left; then the quotient is also that of all heaps. Otherwise it is only
    /// observed.
    bool isProved = false;
    std::uint64_t needed = 0; ///< that largest heap; 0 if no theorem applies
};

/// The shortest period that is proved or, if none is, that is seen three times; nothing if none is.
/// O(heaps²).
[[nodiscard]] std::optional<ElementPeriod> elementPeriod(const MisereQuotient& quotient,
                                                         const HeapBreaks& breaks);

} // namespace mexplorer
