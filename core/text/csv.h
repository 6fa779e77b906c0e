#pragma once

#include <string>

namespace mexplorer {

/// A text as a field of a CSV line, quoted where it must be (RFC 4180).
[[nodiscard]] std::string csvField(const std::string& text);

} // namespace mexplorer
