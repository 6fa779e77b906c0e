#pragma once

#include "core/text/message.h"

namespace mexplorer {

/// Why a file cannot be read or written, by the system’s errno: the end of a sentence. What people meet is
/// said in their language.
[[nodiscard]] Message sayReason(int error);

} // namespace mexplorer
