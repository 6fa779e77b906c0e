#pragma once

#include "core/explain/trace.h"
#include "core/sum/ledger.h"

namespace mexplorer {

/// A sum played hottest-first, Left moving first and then Right, a step for each move; and what that comes to
/// beside best play.
[[nodiscard]] Trace hotTrace(const HotPlay& left, const HotPlay& right);

} // namespace mexplorer
