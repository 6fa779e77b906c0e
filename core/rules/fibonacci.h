#pragma once

#include "core/rules/hash.h"
#include "core/rules/heap_part.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

/// A heap, and the most that the player to move may take of it; most ≤ heap.
struct LimitedHeap {
    std::uint64_t heap = 0;
    std::uint64_t most = 0;
    friend bool operator==(const LimitedHeap&, const LimitedHeap&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const LimitedHeap& position) {
    return mixed(mixed(0, position.heap), position.most);
}

/// Fibonacci Nim: the first turn takes any number except the whole heap, every later turn at most twice the
/// number just taken. P exactly when the smallest part of the heap’s Zeckendorf sum is above the limit
/// (Whinihan 1963). At the opening these are the heaps that are Fibonacci numbers: 1 among them, as nothing
/// may be taken there.
///
/// Misère: taking the whole heap never helps, so whoever leaves exactly one wins. Apart from that one, it is
/// normal play on a heap smaller by one.
class Fibonacci {
public:
    using Family = SearchedFamily;
    using Position = LimitedHeap;
    using Move = std::uint64_t; ///< how many are taken

    explicit Fibonacci(Play play) : play_(play) {}

    static Description describe();
    static Expected<Fibonacci> make(const Parameters& parameters) { return Fibonacci(playOf(parameters)); }

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] static LimitedHeap opening(std::uint64_t heap) { return {heap, heap == 0 ? 0 : heap - 1}; }
    /// "20", or "20/6" if the limit is not heap − 1; a larger limit counts as the heap.
    [[nodiscard]] Expected<LimitedHeap> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const LimitedHeap& position) const;
    [[nodiscard]] Message moveText(const LimitedHeap& position, Move taken) const;
    [[nodiscard]] std::uint64_t optionCount(const LimitedHeap& position) const { return position.most; }
    [[nodiscard]] std::uint64_t positionsBelow(const LimitedHeap& position) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const LimitedHeap& position) const;

    /// All of them: the sums of the smallest Zeckendorf parts that are within the limit and less than half
    /// the next part.
    /// (If all parts of the rest are above 2t, the number t taken is such a sum: its parts and those of the
    /// rest together are then the Zeckendorf sum of the heap.)
    [[nodiscard]] std::optional<std::vector<Move>> winningMoves(const LimitedHeap& position) const;
    [[nodiscard]] LimitedHeap after(const LimitedHeap& position, Move taken) const {
        const std::uint64_t left = position.heap - taken;
        return {left, taken > left / 2 ? left : 2 * taken};
    }

    /// How many are taken between the two; nothing if no move leads there.
    [[nodiscard]] std::optional<Move> moveBetween(const LimitedHeap& position,
                                                  const LimitedHeap& option) const {
        if (option.heap >= position.heap) return std::nullopt;
        const Move taken = position.heap - option.heap;
        const bool leadsThere = taken <= position.most && after(position, taken) == option;
        return leadsThere ? std::optional(taken) : std::nullopt;
    }

    /// Zeckendorf’s parts, and what may be taken; see PartsAspect.
    [[nodiscard]] static std::vector<std::uint64_t> heapsOf(const LimitedHeap& position) {
        return {position.heap};
    }
    [[nodiscard]] static std::vector<HeapPart> partsOf(std::uint64_t size);
    [[nodiscard]] static std::uint64_t mostOf(const LimitedHeap& position) { return position.most; }
    [[nodiscard]] std::uint64_t mostAfter(std::uint64_t left, std::uint64_t taken) const {
        return after({left + taken, left + taken}, taken).most;
    }

    /// By Zeckendorf’s parts.
    [[nodiscard]] std::optional<Proof> proof(const LimitedHeap& position) const;

    template <class Visit>
    void forEachOption(const LimitedHeap& position, Visit&& visit) const {
        for (std::uint64_t taken = 1; taken <= position.most; ++taken) {
            if (!goesOn(visit, taken, after(position, taken))) return;
        }
    }

private:
    Play play_;
};

} // namespace mexplorer
