#pragma once

#include <string>

namespace mexplorer {

/// An untrusted text as a field of a CSV line, quoted if necessary (RFC 4180). What a spreadsheet would read
/// as a formula is prefixed by an apostrophe, which makes it text; but what is wholly a number or a fraction,
/// such as -3, +0.5 or -1/2, stays as it is.
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
