#pragma once

#include "core/explain/trace.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// Who wins a position of a game that the last move does not decide: the options that show it, one per step.
/// Errors: as for Inquiry::solution.
[[nodiscard]] Expected<Trace> outcomeTrace(const Inquiry& asked, Task& task);

} // namespace mexplorer
