#pragma once

#include "core/rules/break_game.h"
#include "core/solve/line_engine.h"

namespace mexplorer {

/// Whether a line of `size` values of the game, with the engine’s own memory, fits the budget. Errors:
/// tooLarge, naming the limit.
[[nodiscard]] Expected<void> checkBreakLine(const BreakCode& code, std::uint64_t size,
                                            const Budget& budget = {});

/// Fills the SG values of single heaps in normal play; stops early when `goOn` returns false. The pairs of
/// heaps that make up a rest are tried once for each rest, however many takes leave it: O(n) pairs for the
/// n-th value, O(n · width / 64) more if three heaps may be left, and O(takes) if nothing splits. Errors:
/// cancelled.
[[nodiscard]] Expected<void> fillBreakLine(const BreakCode& code, LineValues& values, Task& task,
                                           const GoOn& goOn = {});

} // namespace mexplorer
