#pragma once

#include "core/text/expected.h"

namespace mexplorer {

/// The refusal of a search that keeps so many positions in memory, and needs more. A longer search would not
/// help, so its field is not searchLimitId.
[[nodiscard]] tl::unexpected<Error> fullOf(std::size_t positions);

} // namespace mexplorer
