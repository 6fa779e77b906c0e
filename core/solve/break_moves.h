#pragma once

#include "core/solve/heap_moves.h"

namespace mexplorer {

/// A move in one heap that may break it, and what its parts are worth together.
struct BreakMove {
    Break move;
    Nimber newValue = 0;
};

/// The first break of one heap, in the rules' order, whose parts are worth `value` together, or nothing.
/// Errors: too many to try; a value out of reach; cancelled.
template <BreakRules R>
[[nodiscard]] Expected<std::optional<Break>> firstBreakTo(const R& rules, Valuation<R>& valuation,
                                                          std::uint64_t size, Nimber value, Task& task) {
    if (rules.code().breakCount(size) > mostTakesTried) {
        return tooLarge(
            say(MX_TEXT("core", "A heap of %1 has more than %2 moves to try."), size, mostTakesTried));
    }
    std::optional<Break> found;
    std::optional<Error> failure;
    rules.code().forEachBreak(size, [&](std::uint64_t taken, const Parts& parts) {
        if (found || failure) return;
        Nimber sum = 0;
        for (const std::uint64_t part : parts) {
            const auto worth = valuation.heapValue(part, task);
            if (!worth) {
                failure = worth.error();
                return;
            }
            sum ^= *worth;
        }
        if (sum == value) found = Break{0, taken, parts};
    });
    if (failure) return tl::unexpected(*failure);
    return found;
}

/// In normal play, for each heap that has one, its first winning move in the rules' order. O(moves). Errors:
/// too many moves to try; a value out of reach; cancelled.
template <BreakRules R>
[[nodiscard]] Expected<std::vector<BreakMove>> breakMoves(const R& rules, Valuation<R>& valuation,
                                                          const Heaps& heaps, Task& task) {
    const auto values = valuation.heapValues(heaps, task);
    if (!values) return tl::unexpected(values.error());
    std::vector<BreakMove> moves;
    const Nimber sum = nimSum(*values);
    if (sum == 0) return moves;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const Nimber target = sum ^ (*values)[heap];
        auto move = firstBreakTo(rules, valuation, heaps[heap], target, task);
        if (!move) return tl::unexpected(move.error());
        if (!*move) continue;
        (*move)->heap = heap;
        moves.push_back({**move, target});
    }
    return moves;
}

} // namespace mexplorer
