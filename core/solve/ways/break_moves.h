#pragma once

#include "core/game/tried_moves.h"
#include "core/rules/break_game.h"
#include "core/solve/ways/heap_values.h"

#include <cmath>

namespace mexplorer {

/// Breaks tried between two checks of the task.
inline constexpr std::uint64_t breaksBetweenChecks = 1U << 12U;

/// A move in one heap that may break it, and the nim-sum of its parts.
struct BreakMove {
    Break move;
    Nimber newValue = 0;
};

/// The limit on the sizes of all parts but the largest, so that about `mostTakesTried` moves in a heap are
/// tried at most.
[[nodiscard]] inline std::uint64_t smallPartsTried(const BreakCode& code) {
    unsigned free = code.allows(BreakCode::threeHeaps) ? 2 : 1; // numbers that can be chosen
    double tries = static_cast<double>(mostTakesTried);
    if (code.longestTake())
        tries /= static_cast<double>(code.digits().size());
    else
        ++free;
    return static_cast<std::uint64_t>(std::pow(tries, 1.0 / free));
}

/// The first break of one heap, in the rules' order, whose parts have nim-sum `value`, or nothing. In a heap
/// with more than `mostTakesTried` breaks, only those with small parts are tried: if values are periodic from
/// a smaller size, untried breaks add no value. Errors: a value out of reach; cancelled.
template <BreakRules R, class Values>
[[nodiscard]] Expected<std::optional<Break>> firstBreakTo(const R& rules, Values& heapValues,
                                                          std::uint64_t size, Nimber value, Task& task) {
    const auto& code = rules.code();
    std::optional<Break> found;
    std::optional<Error> failure;
    std::uint64_t tried = 0;
    const auto goesOn = [&](std::uint64_t taken, const HeapsLeft& parts) {
        if (++tried % breaksBetweenChecks == 0 && task.cancelled()) {
            failure = cancelled().value();
            return false;
        }
        Nimber sum = 0;
        for (const std::uint64_t part : parts) {
            const auto worth = heapValues.value(part, task);
            if (!worth) {
                failure = worth.error();
                return false;
            }
            sum ^= *worth;
        }
        if (sum == value) found = Break{.taken = taken, .parts = parts};
        return !found;
    };
    const bool isAll = code.breakCount(size) <= mostTakesTried;
    code.forEachSmallBreak(size, isAll ? size : smallPartsTried(code), goesOn);
    if (failure) return tl::unexpected(*failure);
    return found;
}

/// In normal play: for each heap, its first move, in the rules' order, to a position of value `value`, if one
/// is found (see firstBreakTo). O(moves tried). Errors: a value out of reach; cancelled.
template <BreakRules R, class Values>
[[nodiscard]] Expected<std::vector<BreakMove>> breakMoves(const R& rules, Values& heapValues,
                                                          const Heaps& heaps, Task& task, Nimber value = 0) {
    const auto values = heapValues.values(heaps, task);
    if (!values) return tl::unexpected(values.error());
    std::vector<BreakMove> moves;
    const Nimber sum = nimSum(*values) ^ value;
    if (sum == 0) return moves;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const Nimber target = sum ^ (*values)[heap];
        auto move = firstBreakTo(rules, heapValues, heaps[heap], target, task);
        if (!move) return tl::unexpected(move.error());
        if (!*move) continue;
        (*move)->heap = heap;
        moves.push_back({**move, target});
    }
    return moves;
}

} // namespace mexplorer
