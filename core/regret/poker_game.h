#pragma once

#include "core/game/entry.h"

namespace mexplorer {

// Games with chance and hidden information, in which strategies are learnt. What the user types is a deal or,
// in Kuhn’s poker, “all”.
[[nodiscard]] Entry kuhnEntry();
[[nodiscard]] Entry leducEntry();

} // namespace mexplorer
