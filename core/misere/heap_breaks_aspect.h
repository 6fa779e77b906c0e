#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/inquiry.h"
#include "core/misere/heap_breaks.h"

namespace mexplorer {

/// A game whose positions are sums of heaps, each with options of its own: it has a misère quotient, in
/// whichever play it is played itself.
class HeapBreaksAspect : public Aspect {
public:
    /// What may be left of single heaps. It must not outlive the aspect.
    [[nodiscard]] virtual HeapBreaks heapBreaks() const = 0;
    /// The heaps of a position, without those of 0; nothing if one is above `largest`, or if it is of another
    /// game.
    [[nodiscard]] virtual std::optional<SumOfHeaps> heapsOf(const Inquiry& position,
                                                            std::uint32_t largest) const = 0;
};

} // namespace mexplorer
