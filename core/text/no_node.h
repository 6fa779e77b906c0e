#pragma once

#include "core/text/message.h"

#include <functional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The error for a name, at `column` (from 1), that none of `count` nodes has; lists the first nodes by their
/// names, nameOf(0), nameOf(1), …
[[nodiscard]] Message sayNoNode(std::string_view name, std::size_t column, std::size_t count,
                                const std::function<std::string(std::size_t)>& nameOf);

} // namespace mexplorer
