#pragma once

#include "core/rules/heap_game.h"
#include "core/rules/proof.h"

#include <algorithm>

namespace mexplorer {

/// Why one heap of which a turn takes `least` … `most`, or all of fewer, is won or lost: together two turns
/// can always take `least` + `most`.
[[nodiscard]] Proof betweenProof(std::uint64_t size, std::uint64_t least, std::uint64_t most, Play play);

/// Take p … q from one heap; of a heap with fewer than p, all.
///
/// Of n, the value is ⌊((n + p − 1) mod (p + q)) / p⌋. A heap worth 0 that is not empty has a take to one
/// worth 1: q leads from the p sizes worth 0 to p sizes below that are worth 1. So in misère play, too, such
/// heaps are as those of Nim: every heap is worth as much as in normal play, but with 0 and 1 exchanged, and
/// sums follow the rule of NimTotal (the argument of Ferguson 1974).
class TakeBetween : public HeapGame<TakeBetween> {
public:
    /// 1 ≤ least ≤ most ≤ largestTake.
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

    /// Of one heap, in words; several are a sum.
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const {
        if (heaps.size() != 1) return std::nullopt;
        return betweenProof(heaps.front(), least_, most_, play());
    }

private:
    std::uint64_t least_;
    std::uint64_t most_;
};

} // namespace mexplorer
