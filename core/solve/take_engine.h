#pragma once

#include "core/rules/break_code.h"
#include "core/solve/line_engine.h"

#include <algorithm>

namespace mexplorer {

/// Fills the values of single heaps that never split: `forEachRest(n, visit)` calls visit(rest) for each heap
/// rest < n that a heap of n can become. Stops early when `goOn` returns false. One mark for each value
/// instead of a set for each heap: O(options) for each heap. Errors: cancelled.
template <class ForEachRest>
[[nodiscard]] Expected<void> fillByMarks(LineValues& values, Play play, Task& task, const GoOn& goOn,
                                         const ForEachRest& forEachRest) {
    constexpr std::uint64_t often = 1; // filling is so quick that more frequent checks would cost more
    std::vector<std::uint64_t> seenBy; // value → 1 + the last n that had an option of this value
    const auto valueOf = [&](std::uint64_t n, std::uint64_t& options) {
        const std::uint64_t before = options;
        forEachRest(n, [&](std::uint64_t rest) {
            const LineValues::Value value = values[rest];
            if (value >= seenBy.size()) seenBy.resize(value + 1U);
            seenBy[value] = n + 1;
            ++options;
        });
        if (options == before) return terminalValue(play);
        const auto free = std::ranges::find_if(seenBy, [n](std::uint64_t by) { return by != n + 1; });
        return static_cast<Nimber>(free - seenBy.begin());
    };
    const auto fillSome = [&](std::uint64_t n) {
        const std::uint64_t first = n;
        for (std::uint64_t options = 0; n < values.size() && options + (n - first) < workBetweenChecks; ++n)
            values.data()[n] = static_cast<LineValues::Value>(valueOf(n, options));
        return n;
    };
    return fillInSteps(values, task, goOn, often, fillSome, [](double part) { return part; });
}

/// Whether the code is finite and never leaves a heap as more than one.
[[nodiscard]] bool neverSplits(const BreakCode& code);

/// Fills the SG values of single heaps of such a code in normal play; stops early when `goOn` returns false.
/// This is what the sparse-space method comes down to if nothing splits: there are no pairs to try, and each
/// rest is one mark. O(takes) for each value. Errors: cancelled.
[[nodiscard]] Expected<void> fillTakeLine(const BreakCode& code, LineValues& values, Task& task,
                                          const GoOn& goOn = {});

} // namespace mexplorer
