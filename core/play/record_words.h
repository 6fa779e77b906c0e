#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A word of a record’s text.
struct RecordWord {
    enum class Kind {
        position, ///< a move, as somebody writes it
        branch,   ///< “^2”: what follows was played after play 2
        place     ///< “@2”: play 2 is shown
    };
    Kind kind = Kind::position;
    std::string_view text; ///< trimmed, without the sign
};

/// A position as a word of its own: in quotation marks if it would fall apart, or be taken for something
/// else.
[[nodiscard]] std::string asWord(const std::string& position);

/// The words of a record’s text, one after the other: they stand between arrows, → or ->, or on lines of
/// their own. What stands in quotation marks belongs to one word, whatever it is. O(text) for all of them.
class RecordWords {
public:
    explicit RecordWords(std::string_view text) : text_(text) {}

    /// Nothing at the end. Empty only between two arrows.
    [[nodiscard]] std::optional<RecordWord> next();
    /// How much has been read.
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
    bool mayQuote_ = true; ///< false: no quotation is closed from here on
};

} // namespace mexplorer
