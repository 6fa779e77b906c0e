#pragma once

#include "core/explain/trace.h"

namespace mexplorer {

/// How a position's value is found: the options' values are collected, then g counts up to the first that is
/// missing. If the values are out of reach, the options' outcomes decide instead. Many options are taken
/// several per step, and a long count begins near its end: a trace has fewer than 100 steps. Errors: as for
/// Inquiry::solution; more options than are listed; a game that the last move does not decide.
[[nodiscard]] Expected<MexTrace> mexTrace(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer
