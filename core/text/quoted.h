#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The text in quotation marks; those inside it, and backslashes, are escaped by a backslash.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// A text read from quotation marks.
struct Quotation {
    std::string text;
    std::size_t bytes = 0;   ///< of the quotation, including its marks
    bool hasEscapes = false; ///< whether `text` differs from what is between the marks
};

/// The quotation that `text` begins with. Inside it, \" and "" stand for a quotation mark, \\ for a
/// backslash; any other backslash is literal. Empty if the quotation is not closed.
[[nodiscard]] std::optional<Quotation> readQuoted(std::string_view text);

} // namespace mexplorer
