#pragma once

#include "core/game/aspects/estimates.h"

#include <string>

namespace mexplorer {

/// A score as text; “−∞” and “∞” for ±infiniteScore.
[[nodiscard]] std::string scoreText(Score score);

/// What stands in for a score at the horizon, as the end of a sentence; `estimates` is null for a graph
/// without any.
[[nodiscard]] Message sayEstimates(const EstimatesAspect* estimates);

/// An estimate as a formula: “9 − 8”, “(9 − 8) : 3”.
[[nodiscard]] std::string sumText(const Estimate& estimate);
/// The same with its result: “9 − 8 = 1”, “23 : 3 ≈ 8”.
[[nodiscard]] std::string estimateText(const Estimate& estimate);

} // namespace mexplorer
