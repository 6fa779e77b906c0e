#pragma once

#include "core/solve/definition.h"
#include "core/solve/periods.h"

#include <algorithm>

namespace mexplorer {

/// How many elementary steps a line engine makes between two looks at its task: a millisecond or so.
inline constexpr std::uint64_t workBetweenChecks = 1U << 16U;

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

/// Fills the values of single heaps: by the theorem for one heap where there is one, else by mex over the
/// takes, with one mark a value instead of a set a heap. (The sparse-space method of heaps that break goes
/// through fewer pairs; where nothing breaks there are none, and marks are several times faster: see
/// tests/bench/README.md.) Once the period is proved, the rest is copied. O(values + takes). Errors:
/// cancelled.
template <HeapRules R>
[[nodiscard]] Expected<void> fillLine(const R& rules, LineValues& values, Task& task) {
    if (rules.heapValue(0)) {
        const auto valueAt = [&](std::uint64_t n) {
            const Nimber heap[] = {*rules.heapValue(n)};
            return *evaluateHeaps(heap, rules.play()).value;
        };
        return fillByTheorem(values, valueAt, task);
    }
    std::vector<std::uint64_t> seenBy; // value → 1 + the last n that had an option of this value
    std::uint64_t work = 0;
    std::uint64_t asked = 0; // how many values were known when a period was last looked for
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (work >= workBetweenChecks || n == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(values.size()));
            values.finish(n);
            work = 0;
            if (const auto longest = rules.longestTake(); longest && n > 2 * asked) {
                asked = n;
                const Period period = takingPeriod(values, *longest);
                if (period.status == Period::Status::proved) {
                    extend(values, period);
                    return {};
                }
            }
        }
        std::uint64_t takes = 0;
        rules.forEachTake(n, [&](std::uint64_t taken) {
            const LineValues::Value value = values[n - taken];
            if (value >= seenBy.size()) seenBy.resize(value + 1U);
            seenBy[value] = n + 1;
            ++takes;
        });
        const auto free =
            std::find_if(seenBy.begin(), seenBy.end(), [n](std::uint64_t by) { return by != n + 1; });
        values.data()[n] = static_cast<LineValues::Value>(takes == 0 ? terminalValue(rules.play())
                                                                     : Nimber(free - seenBy.begin()));
        work += 1 + takes;
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
