#pragma once

#include "core/explain/trace.h"
#include "core/sum/ledger.h"

namespace mexplorer {

/// A sum played hottest-first by both who may begin.
struct HotPlays {
    HotPlay left;  ///< Left begins
    HotPlay right; ///< Right begins

    [[nodiscard]] const HotPlay& startedBy(Side first) const { return first == Side::left ? left : right; }
};

/// What is seen of it at a step.
struct HotState {
    Side first = Side::left; ///< whose play it is
    std::size_t turns = 0;   ///< so many have been made
    bool isAdded = false;    ///< with the sum of the means of what is left
    bool isCompared = false; ///< and what best play comes to
};

/// A sum played hottest-first, Left moving first and then Right, a step for each move; and what that comes to
/// beside best play.
using HotTrace = TraceOf<HotPlays, HotState>;

[[nodiscard]] HotTrace hotTrace(HotPlays plays);

/// Both plays of a position. Errors: as for the ledger.
[[nodiscard]] Expected<HotPlays> hotPlaysOf(const LedgerAspect& sum, Task& task);

} // namespace mexplorer
