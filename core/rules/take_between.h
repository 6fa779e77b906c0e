#pragma once

#include "core/rules/heap_game.h"
#include "core/rules/proof.h"

#include <algorithm>

namespace mexplorer {

/// Why one heap is won or lost if a turn takes `least` … `most`, or all if there are fewer: two turns
/// together can always take `least` + `most`.
[[nodiscard]] Proof betweenProof(std::uint64_t size, std::uint64_t least, std::uint64_t most, Play play);

/// Take p … q from one heap, or all of a heap with fewer than p.
///
/// A heap of n has the value ⌊((n + p − 1) mod (p + q)) / p⌋. From a heap of value 0 that is not empty, some
/// take leads to value 1: taking q leads from the p sizes of value 0 to the p sizes below of value 1. So
/// these heaps are like those of Nim in misère play, too: every heap has its normal-play value, but with 0
/// and 1 exchanged, and sums follow the rule of NimTotal (the argument of Ferguson 1974).
class TakeBetween : public HeapGame<TakeBetween> {
public:
    /// Requires 1 ≤ least ≤ most ≤ largestTake.
    TakeBetween(Play play, std::uint64_t least, std::uint64_t most)
        : HeapGame(play), least_(least), most_(most) {}

    static Description describe();
    /// Errors: q below p.
    static Expected<TakeBetween> make(const Parameters& parameters);

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        if (size == 0) return true;
        const std::uint64_t first = std::min(size, least_);
        for (std::uint64_t taken = first; taken < first + takeCount(size); ++taken) {
            if (!goesOn(visit, taken)) return false;
        }
        return true;
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const {
        if (size < least_) return size == 0 ? 0 : 1;
        return std::min(size, most_) - least_ + 1;
    }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const {
        return (size + least_ - 1) % (least_ + most_) / least_;
    }
    /// “⌊((17 + 1) mod 6) / 2⌋ = 0”
    [[nodiscard]] Message valueReason(std::uint64_t size) const;
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return most_; }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return least_ + most_; }
    [[nodiscard]] static Message valueTheorem();
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const;

    /// For one heap only; several are a sum.
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const {
        if (heaps.size() != 1) return std::nullopt;
        return betweenProof(heaps.front(), least_, most_, play());
    }

private:
    std::uint64_t least_;
    std::uint64_t most_;
};

} // namespace mexplorer
