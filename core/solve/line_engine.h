#pragma once

#include "core/solve/definition.h"

#include <functional>

namespace mexplorer {

/// How many elementary steps a line engine makes between two checks of its task: a millisecond or so.
inline constexpr std::uint64_t workBetweenChecks = 1U << 16U;

/// Whether a line of `size` values has at most `most`. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkLineSize(std::uint64_t size, std::uint64_t most);

/// Whether a line of `size` values fits the budget. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkLine(std::uint64_t size, const Budget& budget = {});

/// Fills the values of single heaps from a theorem: `valueAt(n)` is the value of a heap of n. O(values).
/// Errors: cancelled.
template <class ValueAt>
[[nodiscard]] Expected<void> fillByTheorem(LineValues& values, const ValueAt& valueAt, Task& task) {
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (n % workBetweenChecks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(values.size()));
            values.finish(n);
        }
        values.data()[n] = static_cast<LineValues::Value>(valueAt(n));
    }
    values.finish(values.size());
    return {};
}

/// Called now and then with the values finished so far: false stops the filling. Empty: never stops it.
using GoOn = std::function<bool(const LineValues&)>;

/// Fills a line in steps: `fillSome(n)` fills from n on for about a millisecond and returns where it stopped.
/// Stops early when `goOn` returns false; it is asked whenever the count has grown by 1/often. `work(part)`:
/// the share of all the work in the first `part` of the values, both from 0 to 1. Errors: cancelled.
template <class FillSome, class Work>
[[nodiscard]] Expected<void> fillInSteps(LineValues& values, Task& task, const GoOn& goOn,
                                         std::uint64_t often, const FillSome& fillSome, const Work& work) {
    constexpr std::uint64_t fewest = 32; // values between two questions
    std::uint64_t asked = 0;             // how many values were finished then
    for (std::uint64_t n = 0; n < values.size(); n = fillSome(n)) {
        if (task.cancelled()) return cancelled();
        task.report(work(static_cast<double>(n) / static_cast<double>(values.size())));
        values.finish(n);
        if (goOn && n >= asked + asked / often + fewest) {
            if (!goOn(values)) return {};
            asked = n;
        }
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
