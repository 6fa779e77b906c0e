#pragma once

#include "core/rules/estimate.h"

#include <string>

namespace mexplorer {

/// A score as it is written: “−∞” and “∞” beyond all scores.
[[nodiscard]] std::string scoreText(Score score);

/// An estimate as the sum it is: “9 − 8”, “(9 − 8) : 3”.
[[nodiscard]] std::string sumText(const Estimate& estimate);
/// The same with what it comes to: “9 − 8 = 1”, “23 : 3 ≈ 8”.
[[nodiscard]] std::string estimateText(const Estimate& estimate);

} // namespace mexplorer
