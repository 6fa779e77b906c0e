#pragma once

#include "core/solve/definition.h"
#include "core/solve/take_engine.h"
#include "core/solve/ways/heap_moves.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// The functions of LineRules for heaps that never break.
template <HeapRules R>
[[nodiscard]] Period shownPeriod(const R& rules, const LineValues& values, const Task* /*task*/) {
    const std::optional<std::uint64_t> longest = longestTakeOf(rules);
    const Period proved = longest ? takingPeriod(values, *longest) : Period{};
    return proved.status == Period::Status::none ? observedPeriod(values) : proved;
}
template <HeapRules R>
[[nodiscard]] Expected<void> fillByEngine(const R& rules, LineValues& values, const GoOn& goOn, Task& task) {
    const GoOn ask = longestTakeOf(rules) ? goOn : GoOn();
    return fillByMarks(values, rules.play(), task, ask, [&](std::uint64_t n, const auto& visit) {
        rules.forEachTake(n, [&](std::uint64_t taken) { visit(n - taken); });
    });
}
template <HeapRules R>
[[nodiscard]] Expected<void> fillLineByDefinition(const R& rules, LineValues& values, Task& task) {
    const auto forEachValue = [&](std::uint64_t n, const auto& add) {
        rules.forEachTake(n, [&](std::uint64_t taken) { add(values[n - taken]); });
    };
    return fillByDefinition(rules, rules.play(), values, forEachValue, task);
}

/// The limits of tables of heaps that never break; see SharedHeapValues.
template <HeapRules R>
class TakeGrowth {
public:
    explicit TakeGrowth(const R& rules) : rules_(rules) {}

    [[nodiscard]] std::uint64_t mostValues() const {
        if constexpr (requires { rules_.mostValues(); }) return rules_.mostValues();
        return mostLineValues;
    }
    [[nodiscard]] std::uint64_t mostValuesAfter(const KnownHeapValues* /*known*/) const {
        return mostValues();
    }
    [[nodiscard]] std::uint64_t mostValuesForPeriod(const KnownHeapValues* /*known*/) const {
        return longestTake() ? mostLineValues : 0;
    }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return longestTakeOf(rules_); }
    [[nodiscard]] Expected<void> fill(KnownHeapValues& table, Task& task) const {
        auto filled = fillLine(rules_.inNormalPlay(), table.values, task);
        if (filled) table.period = periodOf(rules_, table.values, Play::normal);
        return filled;
    }

private:
    R rules_;
};

/// Heaps that never break: the values of single heaps decide in both plays (see NimTotal).
template <class R>
class WayOf<R, HeapFamily> {
    static_assert(HeapRules<R> && heapOptionalsFit<R>());

public:
    using HeapValues = SharedHeapValues<R, TakeGrowth<R>>;
    using Shared = typename HeapValues::Shared;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& /*budget*/ = {})
        : rules_(rules), heaps_(std::move(rules), std::move(shared)) {}

    [[nodiscard]] Expected<Nimber> value(const Heaps& heaps, Task& task) {
        const auto values = heaps_.values(heaps, task);
        if (!values) return tl::unexpected(values.error());
        return *evaluateHeaps(*values, rules_.play()).nimber();
    }

    /// For each heap that has one, its least take to `value`; see heapMoves.
    [[nodiscard]] Expected<std::vector<MovedHeap<R>>> movedHeaps(const Heaps& heaps, Task& task,
                                                                 Nimber value = 0) {
        const auto moves = heapMoves(rules_, heaps_, heaps, task, value);
        if (!moves) return tl::unexpected(moves.error());
        std::vector<MovedHeap<R>> moved;
        for (const HeapMove& move : *moves)
            moved.push_back({move.take.heap, move.take, {move.newSize}, move.newValue});
        return moved;
    }

    [[nodiscard]] Expected<std::optional<MadeMove<R>>> moveToValue(const Heaps& heaps, Nimber value,
                                                                   Task& task) {
        return movedHeaps(heaps, task, value).map([&](const auto& moved) {
            return firstMade(moved, afterIn(heaps));
        });
    }

    /// One for every heap that has one. These are all if no two takes from a heap leave the same value.
    template <class Add>
    [[nodiscard]] Expected<std::optional<bool>> winningMoves(const Heaps& heaps, Task& task, const Add& add) {
        const auto moved = movedHeaps(heaps, task);
        if (!moved) return tl::unexpected(moved.error());
        return addMade(*moved, afterIn(heaps), add) && takesDiffer(rules_);
    }

private:
    static auto afterIn(const Heaps& heaps) {
        return [&heaps](const MovedHeap<R>& moved) {
            Heaps after = heaps;
            after[moved.heap] = moved.left.front();
            return after;
        };
    }

    R rules_;
    HeapValues heaps_;
};

} // namespace mexplorer
