#pragma once

#include "core/explain/tellers.h"

namespace mexplorer {

/// Tells of what is learnt in a game with hidden information, and explains it by an iteration.
[[nodiscard]] Teller pokerTeller();

} // namespace mexplorer
