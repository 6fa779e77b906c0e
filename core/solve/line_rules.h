#pragma once

#include "core/rules/heap_game.h"
#include "core/solve/line_engine.h"
#include "core/solve/periods.h"

namespace mexplorer {

/// Games whose single heaps have values that, in normal play, decide a sum of heaps. The file of their way,
/// in core/solve/ways, defines these functions, for `values` in the play of the rules or, where heaps break,
/// in normal play:
///
/// - `shownPeriod(rules, values, task)`: the period that the finished part of `values` shows; a long proof is
///   given up if `task`, which may be null, is cancelled;
/// - `fillByEngine(rules, values, goOn, task)`: fills them; if a period can be proved at all, stops early
///   when `goOn` returns false. Errors: cancelled.
template <class R>
concept LineRules = ImpartialRules<R> && std::same_as<typename R::Position, Heaps> &&
    requires(const R& rules, std::uint64_t size) {
    { rules.heapValue(size) } -> std::same_as<std::optional<Nimber>>;
};

/// The period of the finished part of `values`: what a theorem says about the game, else what the values
/// show.
template <LineRules R>
[[nodiscard]] Period periodOf(const R& rules, const LineValues& values, Play play) {
    std::uint64_t saltus = 0;
    if constexpr (HasValueSaltus<R>) saltus = rules.valueSaltus();
    if (const auto length = valuePeriodOf(rules)) {
        // In misère play single heaps of value 0 and 1 exchange their values; after two periods with a saltus
        // there are no such heaps.
        const std::uint64_t from = saltus == 0 ? 0 : play == Play::misere ? 2 * *length : *length;
        Period period = theoremPeriod(values, *length, saltus, from);
        if constexpr (NamesValueTheorem<R>) period.theorem = rules.valueTheorem();
        return period;
    }
    return shownPeriod(rules, values, nullptr);
}

/// Computes values until their period is proved, and copies the rest. Errors: cancelled.
template <LineRules R>
[[nodiscard]] Expected<void> fillUntilProved(const R& rules, LineValues& values, Task& task) {
    Period period;
    const auto goOn = [&](const LineValues& known) {
        period = shownPeriod(rules, known, &task);
        return period.status != Period::Status::proved;
    };
    auto filled = fillByEngine(rules, values, goOn, task);
    if (filled && values.finished() < values.size()) extend(values, period);
    return filled;
}

/// The values of single heaps, in the play of the rules, which is normal if heaps break: by the theorem for
/// one heap if there is one, else computed until their period is proved, if it ever is, and then
/// copied. Errors: cancelled.
template <LineRules R>
[[nodiscard]] Expected<void> fillLine(const R& rules, LineValues& values, Task& task) {
    if (!rules.heapValue(0)) return fillUntilProved(rules, values, task);
    const auto valueAt = [&](std::uint64_t n) {
        const Nimber heap[] = {*rules.heapValue(n)};
        return *evaluateHeaps(heap, rules.play()).nimber();
    };
    return fillByTheorem(values, valueAt, task);
}

} // namespace mexplorer
