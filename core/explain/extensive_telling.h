#pragma once

#include "core/explain/telling.h"

namespace mexplorer {

/// Explains what is learnt in a game with hidden information, by one iteration.
[[nodiscard]] Telling extensiveTelling();

} // namespace mexplorer
