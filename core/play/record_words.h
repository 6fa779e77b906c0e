#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A word of a record’s text.
struct RecordWord {
    enum class Kind {
        position, ///< a move as text
        branch,   ///< “^2”: what follows was played after play 2
        place     ///< “@2”: play 2 is the current one
    };
    Kind kind = Kind::position;
    std::string_view text; ///< trimmed, without ^ or @
};

/// A position as one word: in quotation marks if it would otherwise be split or misread.
[[nodiscard]] std::string asWord(const std::string& position);

/// Splits a record’s text into words, which are separated by arrows, → or ->, or line breaks. Whatever is in
/// quotation marks belongs to one word. O(text) for all of them.
class RecordWords {
public:
    explicit RecordWords(std::string_view text) : text_(text) {}

    /// None at the end. A word is empty only between two arrows.
    [[nodiscard]] std::optional<RecordWord> next();
    /// How much has been read, from 0 to 1. The text must not be empty.
    [[nodiscard]] double fraction() const;

private:
    struct Piece {
        std::string_view text;
        bool isOnEdge; ///< it is the first or last of its line
    };
    [[nodiscard]] Piece nextPiece();

    std::string_view text_;
    std::size_t at_ = 0;
    bool isLineNew_ = true;
    bool mayQuote_ = true; ///< false once it is known that no quotation is closed from here on
};

} // namespace mexplorer
