#pragma once

#include "core/own/own_breaks.h"
#include "core/solve/line_engine.h"
#include "core/solve/periods.h"

namespace mexplorer {

/// How many values of such heaps are found within some seconds.
[[nodiscard]] std::uint64_t mostOwnBreakValues(const OwnBreakCode& code);

// The functions for a BreakCode (see break_engine.h), for turns of one’s own.

[[nodiscard]] Expected<void> checkBreakLine(const OwnBreakCode& code, std::uint64_t size,
                                            const Budget& budget = {});
/// O(breaks) for each value. Errors: cancelled.
[[nodiscard]] Expected<void> fillBreakLine(const OwnBreakCode& code, LineValues& values, Task& task,
                                           const GoOn& goOn = {});
/// What is seen: no theorem proves it.
[[nodiscard]] inline Period breakPeriod(const OwnBreakCode& /*code*/, const LineValues& values,
                                        const Task* /*task*/) {
    return observedPeriod(values);
}

[[nodiscard]] inline std::optional<std::uint64_t> usualBreaksForPeriod(const OwnBreakCode& code) {
    return mostOwnBreakValues(code);
}

} // namespace mexplorer
