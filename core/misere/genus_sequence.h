#pragma once

#include "core/misere/heap_breaks.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/nimber.h"

#include <string>

namespace mexplorer {

/// The genus of a game (Conway, On Numbers and Games, 1976, chapter 12): its normal value and, by n, the
/// misère value of its sum with n heaps *2. From some n on, two misère values alternate: the last two here.
struct GenusSequence {
    Nimber normal = 0;
    std::vector<Nimber> misere = {1, 2, 0}; ///< at least two

    /// As it is printed: “3^1431”; values above 9 are in brackets.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const GenusSequence&, const GenusSequence&) = default;
};

/// The genus of a game from those of its options. O(options · length of the sequences).
[[nodiscard]] GenusSequence genusOf(const std::vector<const GenusSequence*>& options);

/// The genera of the heaps 0 … largest, or of as many of these as at most `mostSums` sums of heaps, reached
/// from them, allow. Errors: cancelled.
[[nodiscard]] Expected<std::vector<GenusSequence>> heapGenera(const HeapBreaks& breaks, std::uint32_t largest,
                                                              std::uint64_t mostSums, Task& task);

} // namespace mexplorer
