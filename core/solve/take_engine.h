#pragma once

#include "core/rules/break_code.h"
#include "core/solve/line_engine.h"

namespace mexplorer {

/// Whether the code is finite and never leaves a heap as more than one.
[[nodiscard]] bool neverSplits(const BreakCode& code);

/// Fills the values of single heaps of such a code, in either play; ends early where `goOn` says no. This is
/// what the sparse-space method comes down to where nothing splits: there are no pairs to go through, and
/// each rest is one mark. O(takes) for each value. Errors: cancelled.
[[nodiscard]] Expected<void> fillTakeLine(const BreakCode& code, Play play, LineValues& values, Task& task,
                                          const GoOn& goOn = {});

} // namespace mexplorer
