#pragma once

#include "core/solve/aspects/estimates.h"

#include <string>

namespace mexplorer {

/// A score as it is written: “−∞” and “∞” beyond all scores.
[[nodiscard]] std::string scoreText(Score score);

/// What stands in for a score at the horizon of a graph with these estimates, as the end of a sentence; null:
/// with none.
[[nodiscard]] Message sayEstimates(const EstimatesAspect* estimates);

/// An estimate as the sum it is: “9 − 8”, “(9 − 8) : 3”.
[[nodiscard]] std::string sumText(const Estimate& estimate);
/// The same with what it comes to: “9 − 8 = 1”, “23 : 3 ≈ 8”.
[[nodiscard]] std::string estimateText(const Estimate& estimate);

} // namespace mexplorer
