#pragma once

#include <string>

namespace mexplorer {

/// An untrusted text as a field of a CSV line, quoted if necessary (RFC 4180). What a spreadsheet would read
/// as a formula or a signed number is prefixed by an apostrophe, which makes it text: a node called +4 keeps
/// its name. Not for numbers, which are written as they are.
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
