#pragma once

#include "core/game/entry.h"

namespace mexplorer {

/// Players who may join in coalitions. There are no positions or moves: the user types the values of all
/// coalitions, or data that they follow from (see CoalitionAspect).
[[nodiscard]] Entry coalitionEntry();

} // namespace mexplorer
