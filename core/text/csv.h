#pragma once

#include <string>

namespace mexplorer {

/// A text, of whatever origin, as a field of a CSV line: quoted where it must be (RFC 4180). What a
/// spreadsheet would take for a formula gets an apostrophe before it, which makes it a text there; a number
/// with its sign stays one.
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
