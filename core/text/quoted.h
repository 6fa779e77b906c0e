#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The text in quotation marks; those inside it, and backslashes, are escaped by a backslash.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// A text that was read from its quotation.
struct Quotation {
    std::string text;
    std::size_t bytes = 0;   ///< of the quotation, its marks included
    bool hasEscapes = false; ///< the text is shorter than what stands between the marks
};

/// The quotation that `text` begins with. Inside, \" and "" are a quotation mark and \\ is a backslash; any
/// other backslash is itself. Nothing if it is never closed.
[[nodiscard]] std::optional<Quotation> readQuoted(std::string_view text);

} // namespace mexplorer
