#pragma once

#include "core/text/expected.h"

#include <cstddef>
#include <string>

namespace mexplorer {

/// Why a trace is refused: steps through so many would be too many.
[[nodiscard]] tl::unexpected<Error> tooManyComponents(std::size_t count, std::size_t most);
[[nodiscard]] tl::unexpected<Error> tooManyOptions(const std::string& position);

} // namespace mexplorer
