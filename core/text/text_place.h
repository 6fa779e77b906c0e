#pragma once

#include <string_view>

namespace mexplorer {

/// A place in a text as an editor counts it: lines and characters from 1.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// The place of a byte (or of the end) of UTF-8 text. O(offset): for errors only.
[[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t offset);

/// The same without lines: counts all characters before it.
[[nodiscard]] std::size_t columnOf(std::string_view text, std::size_t offset);

} // namespace mexplorer
