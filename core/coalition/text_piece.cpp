#include "core/coalition/text_piece.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"

namespace mexplorer {

TextPiece trimmedPiece(TextPiece text) {
    const std::string_view body = trimmed(text.text);
    return {body, text.column + static_cast<std::size_t>(body.data() - text.text.data())};
}

TextPiece withoutBrackets(TextPiece text) {
    const auto [begin, end] = insideBrackets(text.text);
    return {text.text.substr(begin, end - begin), text.column + begin};
}

} // namespace mexplorer
