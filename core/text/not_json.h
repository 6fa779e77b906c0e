#pragma once

#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// Says why a text, which is UTF-8, is not JSON, if its reader stops at the byte at `offset`: it breaks off,
/// or has what other languages allow (NaN, None, comments, single quotes …).
[[nodiscard]] Message notJsonText(std::string_view text, std::size_t offset);

/// The text with JSON’s signs where blanks of other kinds, wide commas, colons and brackets … stand outside
/// its quotations, character for character.
[[nodiscard]] std::string plainOutsideTexts(std::string_view text);

/// Whether the text is JSON. Errors: as above. O(text).
[[nodiscard]] Expected<void> checkJson(std::string_view text);

} // namespace mexplorer
