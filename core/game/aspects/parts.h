#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/heap_game.h"
#include "core/rules/heap_part.h"

namespace mexplorer {

/// A position of heaps that a theorem divides into parts, the largest first: Zeckendorf’s parts in Fibonacci
/// Nim, blocks of m + 1 and a remainder in Bash’s game. A single heap is an N-position exactly if its last
/// part may be taken; if the other player then takes less than a part, the last part of the rest may be taken
/// again.
///
/// In misère play the same holds for the heap without one object, which is set aside.
class PartsAspect : public Aspect {
public:
    [[nodiscard]] virtual const Heaps& heaps() const = 0;
    /// The parts of a heap of this size; none of 0.
    [[nodiscard]] virtual std::vector<HeapPart> partsOf(std::uint64_t size) const = 0;
    /// The most that may be taken from the only heap now.
    [[nodiscard]] virtual std::uint64_t most() const = 0;
    /// The most that may be taken next, after a turn that took `taken` and left `left`.
    [[nodiscard]] virtual std::uint64_t mostAfter(std::uint64_t left, std::uint64_t taken) const = 0;
};

} // namespace mexplorer
