#pragma once

#include "core/explain/coalition/coalition_state.h"

#include <span>

namespace mexplorer {

/// What is estimated of more players than a table has, a player a step. Its subject’s answer is from samples.
[[nodiscard]] CoalitionTrace sampledTrace(const CoalitionSubject& subject);

/// A player’s values, each with its error.
[[nodiscard]] Message sayEstimate(const CoalitionSubject& subject, unsigned player);

} // namespace mexplorer
