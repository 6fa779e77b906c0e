#pragma once

#include "core/rules/heap_game.h"
#include "core/rules/heap_part.h"
#include "core/rules/proof.h"

#include <algorithm>

namespace mexplorer {

/// Why one heap is won or lost if a turn takes 1 … `most`: every take is answered with its complement.
[[nodiscard]] Proof complementProof(std::uint64_t size, std::uint64_t most, Play play);

/// The blocks of `block` in a heap of `size`, and the remainder.
[[nodiscard]] std::vector<HeapPart> blocksOf(std::uint64_t size, std::uint64_t block);

/// The parameter `m`, the most that one turn may take.
[[nodiscard]] Parameter largestTakeParameter();
/// The theorem that a heap is worth n mod (m + 1).
[[nodiscard]] Theorem remaindersTheorem();

/// A turn takes 1 … m from one heap: what Bash's game and bounded Nim have in common. A game derives from it
/// and describes itself. The value of a heap is n mod (m + 1) (Bachet 1612).
template <class Derived>
class TakeUpTo : public HeapGame<Derived> {
public:
    TakeUpTo(Play play, std::uint64_t most) : HeapGame<Derived>(play), most_(most) {}

    static Expected<Derived> make(const Parameters& parameters) {
        return Derived(playOf(parameters), static_cast<std::uint64_t>(integerOf(parameters, "m")));
    }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        for (std::uint64_t taken = 1; taken <= takeCount(size); ++taken) {
            if (!goesOn(visit, taken)) return false;
        }
        return true;
    }
    static constexpr bool takesLeaveDifferentValues = true;
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return std::min(size, most_); }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return size % (most_ + 1); }
    [[nodiscard]] Message valueReason(std::uint64_t size) const { return remainderText(size, most_ + 1); }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return most_; }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return most_ + 1; }
    [[nodiscard]] Message valueTheorem() const { return remaindersTheorem().title; }
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const {
        if (value > most_) return std::nullopt;
        const std::uint64_t modulus = most_ + 1;
        const std::uint64_t taken = (size % modulus + modulus - value) % modulus;
        return taken >= 1 && taken <= size ? std::optional(taken) : std::nullopt;
    }

    /// Blocks of m + 1 and the remainder, and what may be taken; see PartsAspect.
    [[nodiscard]] static const Heaps& heapsOf(const Heaps& heaps) { return heaps; }
    [[nodiscard]] std::vector<HeapPart> partsOf(std::uint64_t size) const {
        return blocksOf(size, most_ + 1);
    }
    [[nodiscard]] std::uint64_t mostOf(const Heaps& heaps) const {
        return heaps.empty() ? 0 : takeCount(heaps.front());
    }
    [[nodiscard]] std::uint64_t mostAfter(std::uint64_t left, std::uint64_t /*taken*/) const {
        return takeCount(left);
    }

    /// For one heap only; several are a sum.
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const {
        if (heaps.size() != 1) return std::nullopt;
        return complementProof(heaps.front(), most_, this->play());
    }

private:
    std::uint64_t most_;
};

} // namespace mexplorer
