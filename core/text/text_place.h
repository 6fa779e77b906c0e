#pragma once

#include <string_view>

namespace mexplorer {

/// A place in a text as editors count it: lines and characters from 1.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// The place of the byte at `offset`, or of the end, in UTF-8 text. O(offset): for errors only.
[[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t offset);

/// The column if the text is taken as one line: 1 + the number of characters before `offset`.
[[nodiscard]] std::size_t columnOf(std::string_view text, std::size_t offset);

/// Places in one text, of offsets that mostly ascend: O(text) for all of them.
class PlaceFinder {
public:
    explicit PlaceFinder(std::string_view text) : text_(text) {}

    /// The place of the byte at `offset`, or of the end.
    [[nodiscard]] TextPlace at(std::size_t offset);

private:
    std::string_view text_;
    std::size_t counted_ = 0; ///< bytes before `place_`
    TextPlace place_;
};

} // namespace mexplorer
