#pragma once

#include "core/explain/coalition/coalition_state.h"

#include <span>

namespace mexplorer {

/// Estimates for more players than a table has, one player per step. The subject’s answer must be sampled.
[[nodiscard]] CoalitionTrace sampledTrace(const CoalitionSubject& subject);

/// A player’s estimated values, each with its error.
[[nodiscard]] Message sayEstimate(const CoalitionSubject& subject, unsigned player);

} // namespace mexplorer
