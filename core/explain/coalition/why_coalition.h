#pragma once

#include "core/explain/telling.h"

namespace mexplorer {

/// Explains coalition games (see CoalitionAspect): how much each player should get, whether a coalition would
/// rather leave, and which properties hold. The steps are those of the most instructive algorithm: augmenting
/// paths for flows, vessels for estates, else the Shapley value and the nucleolus. Of a network whose arrows
/// nobody owns, the largest flow is told.
[[nodiscard]] Telling coalitionTelling();

/// Why such a network has neither coalitions nor their values.
[[nodiscard]] Message sayNobodyOwnsArrows();

} // namespace mexplorer
