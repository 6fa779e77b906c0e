#pragma once

#include "core/game/tried_moves.h"
#include "core/solve/ways/heap_values.h"

namespace mexplorer {

/// A move in one heap, and the heap that it leaves.
struct HeapMove {
    Take take;
    std::uint64_t newSize = 0;
    Nimber newValue = 0;
};

/// How many takes are tried between two checks of the task.
inline constexpr std::uint64_t takesBetweenChecks = 1U << 12U;

/// In the functions below, `heapValues` is a SharedHeapValues for the rules.

/// The least take that leaves a heap of `value`, or nothing: by formula if the rules have one, else by
/// trying. Errors: too many takes to try; a value out of reach; cancelled.
template <HeapRules R, class Values>
[[nodiscard]] Expected<std::optional<std::uint64_t>>
leastTakeTo(const R& rules, Values& heapValues, std::uint64_t size, Nimber value, Task& task) {
    if constexpr (TellsTakeTo<R>) {
        if (tellsTakeTo(rules)) return rules.takeTo(size, value);
    }
    if (rules.takeCount(size) > mostTakesTried) {
        return tooLarge(
            say(MX_TEXT("core", "A heap of %1 has more than %2 moves to try."), size, mostTakesTried));
    }
    std::optional<std::uint64_t> found;
    std::optional<Error> failure;
    rules.forEachTake(size, [&](std::uint64_t taken) {
        const auto left = heapValues.value(size - taken, task);
        if (!left)
            failure = left.error();
        else if (*left == value)
            found = taken;
        else if (taken % takesBetweenChecks == 0 && task.cancelled())
            failure = cancelled().value();
        return !found && !failure;
    });
    if (failure) return tl::unexpected(*failure);
    return found;
}

/// For each heap that has one, its least take to a position of value `value`; with 0, its least winning take.
/// Another `value` is for normal play only. O(heaps) if a formula gives the take, else O(moves). Errors: as
/// for leastTakeTo.
template <HeapRules R, class Values>
[[nodiscard]] Expected<std::vector<HeapMove>> heapMoves(const R& rules, Values& heapValues,
                                                        const Heaps& heaps, Task& task, Nimber value = 0) {
    const auto values = heapValues.values(heaps, task);
    if (!values) return tl::unexpected(values.error());
    std::vector<HeapMove> moves;
    if (evaluateHeaps(*values, rules.play()).nimber() == value) return moves;
    const Nimber sum = nimSum(*values) ^ value;
    const auto above = std::count_if(values->begin(), values->end(), [](Nimber heap) { return heap > 1; });
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (task.cancelled()) return cancelled();
        const Nimber own = (*values)[heap];
        const Nimber target = winningValue(sum ^ own, above == (own > 1 ? 1 : 0), rules.play());
        const auto taken = leastTakeTo(rules, heapValues, heaps[heap], target, task);
        if (!taken) return tl::unexpected(taken.error());
        if (*taken) moves.push_back({{heap, **taken}, heaps[heap] - **taken, target});
    }
    return moves;
}

} // namespace mexplorer
