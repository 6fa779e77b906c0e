#pragma once

#include "core/explain/coalition/coalition_state.h"

namespace mexplorer {

/// The nucleolus by its linear programs. For three players the ε-core first shrinks to the least core, by way
/// of the core if there is one.
[[nodiscard]] CoalitionTrace nucleolusTrace(const CoalitionSubject& subject);

} // namespace mexplorer
