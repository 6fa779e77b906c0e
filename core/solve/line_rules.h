#pragma once

#include "core/rules/break_game.h"
#include "core/solve/break_engine.h"
#include "core/solve/line_engine.h"
#include "core/solve/periods.h"

namespace mexplorer {

/// Games whose single heaps have values that, in normal play, decide a sum of heaps.
template <class R>
concept LineRules = HeapRules<R> || BreakRules<R>;

/// The most that can ever be taken at once; nothing where there is no bound, or where no theorem draws a
/// period from it.
template <LineRules R>
[[nodiscard]] std::optional<std::uint64_t> longestTakeOf(const R& rules) {
    if constexpr (BreakRules<R>)
        return rules.code().splitsUnequally() ? std::nullopt : rules.code().longestTake();
    else
        return rules.longestTake();
}

/// The values of single heaps in normal play: computed until their period is proved, if it ever is. Errors:
/// cancelled.
template <LineRules R>
[[nodiscard]] Expected<void> fillNormalLine(const R& rules, LineValues& values, Task& task) {
    if constexpr (BreakRules<R>) {
        const auto valueAt = [&](std::uint64_t n) { return *rules.heapValue(n); };
        if (rules.heapValue(0)) return fillByTheorem(values, valueAt, task);
        Period period;
        const auto goOn = [&](const LineValues& known) {
            period = breakPeriod(rules.code(), known);
            return period.status != Period::Status::proved;
        };
        const bool mayRepeat = !rules.code().splitsUnequally();
        const auto filled = fillBreakLine(rules.code(), values, task, mayRepeat ? GoOn(goOn) : GoOn());
        if (filled && values.finished() < values.size()) extend(values, period);
        return filled;
    } else {
        return fillLine(rules.inNormalPlay(), values, task);
    }
}

/// The period of the finished part of `values`: what a theorem says of the game, else what they show.
template <LineRules R>
[[nodiscard]] Period periodOf(const R& rules, const LineValues& values, Play play) {
    std::uint64_t saltus = 0;
    if constexpr (requires { rules.valueSaltus(); }) saltus = rules.valueSaltus();
    if (const auto length = rules.valuePeriod()) {
        // In misère play a single heap worth 0 or 1 has the other value; after two periods with a saltus no
        // heap is.
        const std::uint64_t from = saltus == 0 ? 0 : play == Play::misere ? 2 * *length : *length;
        Period period = theoremPeriod(values, *length, saltus, from);
        if constexpr (requires { rules.valueTheorem(); }) period.theorem = rules.valueTheorem();
        return period;
    }
    const std::optional<std::uint64_t> longest = longestTakeOf(rules);
    if constexpr (BreakRules<R>)
        return breakPeriod(rules.code(), values);
    else
        return longest ? takingPeriod(values, *longest) : Period{};
}

} // namespace mexplorer
