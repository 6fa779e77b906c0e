#pragma once

#include "core/solve/game.h"
#include "core/solve/valuation.h"

namespace mexplorer {

/// The most takes from one heap that are tried one by one.
inline constexpr std::uint64_t mostTakesTried = 1U << 22U;

/// For each heap that has one, its first winning move. With X the XOR of all values, in normal play that is a
/// move to value(heap) ⊕ X; in misère play any move is tried by the misère rule.
/// Where a heap's value is its size (Nim), the take is computed; elsewhere the heap's takes are tried in
/// turn. Errors: a heap with too many takes to try; a value out of reach; cancelled.
template <HeapRules R>
[[nodiscard]] Expected<std::vector<ComponentMove>> heapMoves(const R& rules, Valuation<R>& valuation,
                                                             const Heaps& heaps, Task& task) {
    std::vector<Nimber> values;
    for (const std::uint64_t size : heaps) {
        const auto value = valuation.heapValue(size, task);
        if (!value) return tl::unexpected(value.error());
        values.push_back(*value);
    }
    const Nimber sum = nimSum(values);
    const auto above =
        static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](Nimber v) { return v > 1; }));

    std::vector<ComponentMove> moves;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        // What the other heaps are worth together decides which value this heap must get.
        const Nimber others = sum ^ values[heap];
        const bool othersSmall = above == (values[heap] > 1 ? 1U : 0U);
        const auto leavesP = [&](Nimber value) {
            const bool swapped = rules.play() == Play::misere && othersSmall && value <= 1;
            return (others ^ value) == (swapped ? 1U : 0U);
        };
        const bool sizeIsValue = rules.heapValue(largestHeap) == Nimber{largestHeap}; // Nim
        if (sizeIsValue) {
            const Nimber target = leavesP(others) ? others : others ^ 1U;
            if (target < heaps[heap] && leavesP(target))
                moves.push_back({heap, heaps[heap] - target, target, target});
            continue;
        }
        if (rules.takeCount(heaps[heap]) > mostTakesTried) {
            return tooLarge(
                say(MX_TEXT("core", "Heap %1 has more than %2 moves to try."), heap + 1, mostTakesTried));
        }
        std::optional<ComponentMove> found;
        std::optional<Error> failure;
        rules.forEachTake(heaps[heap], [&](std::uint64_t taken) {
            if (found || failure) return;
            const auto value = valuation.heapValue(heaps[heap] - taken, task);
            if (!value)
                failure = value.error();
            else if (leavesP(*value))
                found = ComponentMove{heap, taken, heaps[heap] - taken, *value};
        });
        if (failure) return tl::unexpected(*failure);
        if (found) moves.push_back(*found);
    }
    return moves;
}

} // namespace mexplorer
