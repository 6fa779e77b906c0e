#pragma once

#include "core/solve/definition.h"

#include <functional>

namespace mexplorer {

/// Whether a line of `size` values fits the budget. Errors: tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkLine(std::uint64_t size, const Budget& budget = {});

/// The least period that the finished part of `values` shows, where every value is the mex of those at most
/// `longestTake` before it. Such a sequence is a finite machine with `longestTake` values of memory: once
/// that many consecutive values have been seen again, the period is proved for ever. O(n) expected time.
[[nodiscard]] Period takingPeriod(const LineValues& values, std::uint64_t longestTake);

/// Fills the values of single heaps: by the theorem for one heap where there is one, else by the definition.
/// Errors: cancelled.
template <HeapRules R>
[[nodiscard]] Expected<void> fillLine(const R& rules, LineValues& values, Task& task) {
    if (values.size() == 0 || !rules.heapValue(0)) return fillByDefinition(rules, values, task);
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (n % 4096 == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(values.size()));
            values.finish(n);
        }
        const Nimber heap[] = {*rules.heapValue(n)};
        values.data()[n] = static_cast<LineValues::Value>(*evaluateHeaps(heap, rules.play()).value);
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
