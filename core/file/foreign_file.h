#pragma once

#include "core/text/message.h"

#include <string_view>

namespace mexplorer {

/// What bytes of any kind seem to be: a picture, a PDF, a program, text … O(bytes).
[[nodiscard]] Message sayForeign(std::string_view bytes);

/// Whether the bytes are text: UTF-8 without control characters other than blanks. O(bytes).
[[nodiscard]] bool isText(std::string_view bytes);

} // namespace mexplorer
