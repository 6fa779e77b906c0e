#pragma once

#include <cstdint>

namespace mexplorer::ui {

/// The least of 1, 2, 5, 10, 20, … not below `least`, as the distance between ticks. At most 10¹⁸.
[[nodiscard]] std::uint64_t niceStep(double least);

} // namespace mexplorer::ui
