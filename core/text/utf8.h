#pragma once

#include <string_view>

namespace mexplorer {

/// How many bytes the first character of `text` has, or 0 if the text is empty or does not begin with valid
/// UTF-8 (RFC 3629: shortest form, no surrogates, at most U+10FFFF).
[[nodiscard]] std::size_t characterLength(std::string_view text);

/// How many bytes of `text`, from its beginning, are valid UTF-8. O(n).
[[nodiscard]] std::size_t validLength(std::string_view text);

/// How many characters valid UTF-8 has.
[[nodiscard]] std::size_t characterCount(std::string_view text);

} // namespace mexplorer
