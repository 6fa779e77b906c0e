#pragma once

#include "core/explain/coalition/coalition_state.h"

namespace mexplorer {

/// The nucleolus by its linear programs. Of three players the ε-core shrinks first, to the core on its way if
/// there is one, and to the least core.
[[nodiscard]] CoalitionTrace nucleolusTrace(const CoalitionSubject& subject);

} // namespace mexplorer
