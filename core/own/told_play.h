#pragma once

#include "core/rules/description.h"

#include <optional>
#include <string_view>

namespace mexplorer {

/// The play that a text of rules tells, as “; play misere” does; nothing if it tells none, or cannot be read.
[[nodiscard]] std::optional<Play> toldPlay(std::string_view rules);

} // namespace mexplorer
