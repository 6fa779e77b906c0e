#pragma once

#include "core/text/message.h"

#include <functional>
#include <string>
#include <string_view>

namespace mexplorer {

/// What is wrong with a name, written at a column, that none of `count` nodes has; the first of them are
/// listed, as `nameOf` names them.
[[nodiscard]] Message sayNoNode(std::string_view name, std::size_t column, std::size_t count,
                                const std::function<std::string(std::size_t)>& nameOf);

} // namespace mexplorer
