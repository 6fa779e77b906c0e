#include "core/play/record_words.h"

#include "core/text/parse.h"
#include "core/text/quoted.h"

namespace mexplorer {

namespace {

/// The length of the arrow or line break that `text` begins with; 0 if there is none.
std::size_t separatorAt(std::string_view text) {
    for (const std::string_view separator : {"→", "->", "\r\n", "\n", "\r"})
        if (text.starts_with(separator)) return separator.size();
    return 0;
}

bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

} // namespace

std::string asWord(const std::string& position) {
    RecordWords words(position);
    const auto word = words.next();
    const bool isWhole = word && word->kind == RecordWord::Kind::position && word->text == position;
    return isWhole && !position.starts_with('#') ? position : inQuotes(position);
}

RecordWords::Piece RecordWords::nextPiece() {
    const std::size_t begin = at_;
    std::size_t separator = 0;
    while (at_ < text_.size() && (separator = separatorAt(text_.substr(at_))) == 0) {
        const bool mayBegin = text_[at_] == '"' && mayQuote_;
        const auto quotation = mayBegin ? readQuoted(text_.substr(at_)) : std::nullopt;
        mayQuote_ = mayQuote_ && (!mayBegin || quotation);
        at_ += quotation ? quotation->bytes : 1;
    }
    const std::string_view text = trimmed(text_.substr(begin, at_ - begin));
    const bool endsLine = at_ == text_.size() || isLineEnd(text_[at_]);
    const bool isOnEdge = isLineNew_ || endsLine;
    isLineNew_ = endsLine;
    at_ += separator;
    return {text, isOnEdge};
}

std::optional<RecordWord> RecordWords::next() {
    while (at_ < text_.size()) {
        const bool isFirst = isLineNew_;
        const auto [text, isOnEdge] = nextPiece();
        if (text.empty() && isOnEdge) continue;
        if (isFirst && text.starts_with('^')) return RecordWord{RecordWord::Kind::branch, text.substr(1)};
        if (isFirst && text.starts_with('@')) return RecordWord{RecordWord::Kind::place, text.substr(1)};
        return RecordWord{RecordWord::Kind::position, text};
    }
    return std::nullopt;
}

double RecordWords::fraction() const {
    return static_cast<double>(at_) / static_cast<double>(text_.size());
}

} // namespace mexplorer
