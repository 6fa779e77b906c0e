#pragma once

#include <cstddef>
#include <string_view>

namespace mexplorer {

/// A part of a text, and the column where it begins.
struct TextPiece {
    std::string_view text;
    std::size_t column = 1;
};

[[nodiscard]] TextPiece trimmedPiece(TextPiece text);

/// The piece inside the brackets that may be around it.
[[nodiscard]] TextPiece withoutBrackets(TextPiece text);

} // namespace mexplorer
