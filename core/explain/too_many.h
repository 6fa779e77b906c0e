#pragma once

#include "core/text/expected.h"

#include <cstddef>
#include <string>

namespace mexplorer {

/// The error of a trace that would have too many steps.
[[nodiscard]] tl::unexpected<Error> tooManyComponents(std::size_t count, std::size_t most);
[[nodiscard]] tl::unexpected<Error> tooManyOptions(const std::string& position);

} // namespace mexplorer
