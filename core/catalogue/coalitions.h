#pragma once

#include "core/catalogue/catalogue.h"

namespace mexplorer {

/// Players who may join in coalitions. There are no positions and moves; what is typed are the values of
/// coalitions, or what they follow from (see CoalitionAspect).
[[nodiscard]] Entry coalitionEntry();

} // namespace mexplorer
