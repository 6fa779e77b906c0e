#pragma once

#include <string_view>
#include <utility>

namespace mexplorer {

/// What comes before the first white space (also full-width), and what after it: “5 A”.
[[nodiscard]] std::pair<std::string_view, std::string_view> capacityAndOwner(std::string_view label);

/// Whether it says that there is no limit: “inf”, “infinity”, “∞”, also with “+” or a larger letter.
[[nodiscard]] bool isInfinite(std::string_view capacity);

/// Whether it is a number, of any sign, or says that there is no limit.
[[nodiscard]] bool isCapacity(std::string_view text);

} // namespace mexplorer
