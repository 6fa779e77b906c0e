#pragma once

#include "core/misere/quotient.h"
#include "core/task/task.h"
#include "core/text/expected.h"

namespace mexplorer {

/// What finding a quotient may take.
struct QuotientLimits {
    std::size_t elements = 1024;          ///< at most BipartiteMonoid::mostElements
    std::uint64_t sums = 1'000'000;       ///< searched for one heap; about 150 bytes each
    std::uint64_t options = 4'000'000;    ///< of all heaps together
    std::uint64_t bytes = Budget{}.bytes; ///< for the proof
};

/// The largest heap that may be asked for.
inline constexpr std::uint32_t largestQuotientHeap = 1000;

struct FoundQuotient {
    MisereQuotient quotient;           ///< its elements in the order of their words
    std::vector<std::size_t> orders;   ///< by n: the order of the quotient of the heaps 0 … n
    std::optional<Error> stopped = {}; ///< why not all heaps that were asked for were reached
};

/// The misère quotient of the heaps 0 … largest, heap by heap: each quotient is guessed from the outcomes of
/// some sums (ObservationTable) and proved (findContradiction); what contradicts it corrects the guess. If a
/// limit is met, which it is for certain if the quotient is infinite, it is that of the heaps before. Errors:
/// a larger heap than allowed (tooLarge); cancelled.
[[nodiscard]] Expected<FoundQuotient> findQuotient(const HeapBreaks& breaks, std::uint32_t largest,
                                                   Task& task, const QuotientLimits& limits = {});

} // namespace mexplorer
