#pragma once

#include "core/rules/break_game.h"
#include "core/solve/break_engine.h"
#include "core/solve/line_engine.h"
#include "core/solve/periods.h"
#include "core/solve/take_engine.h"

namespace mexplorer {

/// Games whose single heaps have values that, in normal play, decide a sum of heaps.
template <class R>
concept LineRules = HeapRules<R> || BreakRules<R>;

/// The most that can ever be taken at once; nothing if there is no bound, or if no theorem derives a period
/// from it.
template <LineRules R>
[[nodiscard]] std::optional<std::uint64_t> longestTakeOf(const R& rules) {
    if constexpr (BreakRules<R>)
        return rules.code().splitsUnequally() ? std::nullopt : rules.code().longestTake();
    else
        return rules.longestTake();
}

/// The period that the finished part of `values` shows. A long proof is given up if `task` is cancelled.
template <LineRules R>
[[nodiscard]] Period shownPeriod(const R& rules, const LineValues& values, const Task* task = nullptr) {
    if constexpr (BreakRules<R>) {
        return breakPeriod(rules.code(), values, task);
    } else {
        const std::optional<std::uint64_t> longest = rules.longestTake();
        const Period proved = longest ? takingPeriod(values, *longest) : Period{};
        return proved.status == Period::Status::none ? observedPeriod(values) : proved;
    }
}

/// The period of the finished part of `values`: what a theorem says of the game, else what the values show.
template <LineRules R>
[[nodiscard]] Period periodOf(const R& rules, const LineValues& values, Play play) {
    std::uint64_t saltus = 0;
    if constexpr (HasValueSaltus<R>) saltus = rules.valueSaltus();
    if (const auto length = rules.valuePeriod()) {
        // In misère play single heaps of value 0 and 1 exchange their values; after two periods with a saltus
        // there are none.
        const std::uint64_t from = saltus == 0 ? 0 : play == Play::misere ? 2 * *length : *length;
        Period period = theoremPeriod(values, *length, saltus, from);
        if constexpr (NamesValueTheorem<R>) period.theorem = rules.valueTheorem();
        return period;
    }
    return shownPeriod(rules, values);
}

/// Computes values until their period is proved, and copies the rest. Errors: cancelled.
template <LineRules R>
[[nodiscard]] Expected<void> fillUntilProved(const R& rules, LineValues& values, Task& task) {
    Period period;
    const auto goOn = [&](const LineValues& known) {
        period = shownPeriod(rules, known, &task);
        return period.status != Period::Status::proved;
    };
    Expected<void> filled;
    if constexpr (BreakRules<R>) {
        const bool isProvable = !rules.code().splitsUnequally();
        filled = fillBreakLine(rules.code(), values, task, isProvable ? GoOn(goOn) : GoOn());
    } else {
        const GoOn ask = rules.longestTake() ? GoOn(goOn) : GoOn();
        filled = fillByMarks(values, rules.play(), task, ask, [&](std::uint64_t n, const auto& visit) {
            rules.forEachTake(n, [&](std::uint64_t taken) { visit(n - taken); });
        });
    }
    if (filled && values.finished() < values.size()) extend(values, period);
    return filled;
}

/// The values of single heaps, in the play of the rules if heaps never break, else in normal play: by the
/// theorem for one heap if there is one, else computed until their period is proved, if it ever is, and then
/// copied. Errors: cancelled.
template <LineRules R>
[[nodiscard]] Expected<void> fillLine(const R& rules, LineValues& values, Task& task) {
    if (!rules.heapValue(0)) return fillUntilProved(rules, values, task);
    const auto valueAt = [&](std::uint64_t n) {
        const Nimber heap[] = {*rules.heapValue(n)};
        return *evaluateHeaps(heap, HeapRules<R> ? rules.play() : Play::normal).value;
    };
    return fillByTheorem(values, valueAt, task);
}

/// The same, but always in normal play.
template <LineRules R>
[[nodiscard]] Expected<void> fillNormalLine(const R& rules, LineValues& values, Task& task) {
    if constexpr (HeapRules<R>)
        return fillLine(rules.inNormalPlay(), values, task);
    else
        return fillLine(rules, values, task);
}

} // namespace mexplorer
