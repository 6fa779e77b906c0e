#pragma once

#include "core/text/message.h"

#include <cstddef>
#include <optional>

namespace mexplorer {

/// The column that a sentence says, as in “… at column %2 …”: the first one, from 1; nothing if it says none.
[[nodiscard]] std::optional<std::size_t> saidColumn(const Message& sentence);

} // namespace mexplorer
