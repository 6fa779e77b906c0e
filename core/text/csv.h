#pragma once

#include <string>

namespace mexplorer {

/// A text, of whatever origin, as a field of a CSV line: quoted where it must be (RFC 4180). What a
/// spreadsheet would read as a formula, or as a number with a sign, gets an apostrophe before it, which makes
/// it a text there: a node called +4 stays what it is called. Numbers are written as numbers, not by this.
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
