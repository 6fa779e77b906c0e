#pragma once

#include <cstddef>
#include <string_view>

namespace mexplorer::names {

/// How many bytes must be inserted, left out, changed, or exchanged with the next one to make one text the
/// other (optimal string alignment). O(product of the lengths).
[[nodiscard]] std::size_t distance(std::string_view a, std::string_view b);

} // namespace mexplorer::names
