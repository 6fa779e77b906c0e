#pragma once

#include <string>

namespace mexplorer {

/// A text, of whatever origin, as a field of a CSV line: quoted where it must be (RFC 4180). What a
/// spreadsheet would read as a formula gets an apostrophe before it, which makes it a text there; a signed
/// number stays a number.
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
