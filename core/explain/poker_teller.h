#pragma once

#include "core/explain/tellers.h"

namespace mexplorer {

/// Explains what is learnt in a game with hidden information, by one iteration.
[[nodiscard]] Teller pokerTeller();

} // namespace mexplorer
