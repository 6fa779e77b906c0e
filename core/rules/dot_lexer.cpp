#include "core/rules/dot_lexer.h"

#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// DOT’s letters include all non-ASCII characters; names may begin with a digit or a point, as numerals do.
bool isNameByte(char c) {
    const bool isLetter = (lower(c) >= 'a' && lower(c) <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    return isLetter || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// Whether the text begins with a character that nobody wants in a name without quotes: it cannot be seen, or
/// stands for one of DOT’s signs, as an arrow or a wide comma does.
bool beginsStrange(std::string_view text) {
    const std::string_view character = text.substr(0, characterLength(text));
    if (character.size() < 2) return false;
    constexpr std::string_view signs = "{}[];,=:+-\"";
    const char sign = plainSign(character);
    const bool isSign = sign != '\0' && signs.find(sign) != std::string_view::npos;
    constexpr std::string_view others[] = {"→", "←", "↔", "⇒", "⟶", "—", "―", "“", "”", "„", "«", "»"};
    return isSign || isUnseen(character) || std::ranges::find(others, character) != std::end(others);
}

/// Whether the text goes on with a name’s byte: pasted blanks that are not ASCII part names here.
bool goesOn(std::string_view text) {
    return !text.empty() && isNameByte(text.front()) && blankLength(text) == 0 && !beginsStrange(text);
}

} // namespace

bool DotToken::isKeyword(std::string_view word) const {
    return kind == Kind::name && bare &&
           std::equal(text.begin(), text.end(), word.begin(), word.end(),
                      [](char c, char expected) { return lower(c) == expected; });
}

Expected<DotToken> DotLexer::next() {
    if (auto skipped = skipBlanks(); !skipped) return tl::unexpected(skipped.error());
    if (at_ == text_.size()) return DotToken{.begin = at_};
    const char c = text_[at_];
    const std::size_t begin = at_;
    if (startsWith("->") || startsWith("--")) {
        at_ += 2;
        return DotToken{c == text_[begin + 1] ? DotToken::Kind::undirected : DotToken::Kind::arrow,
                        std::string(text_.substr(begin, 2)), false, begin};
    }
    const bool isNegative = c == '-' && goesOn(text_.substr(at_ + 1));
    if (goesOn(text_.substr(at_)) || isNegative) return bareName();
    if (c == '"') return quotedName();
    if (c == '<') return htmlName();
    if (std::string_view("{}[];,=:+").find(c) != std::string_view::npos) {
        ++at_;
        return DotToken{DotToken::Kind::sign, std::string(1, c), false, begin};
    }
    const TextPlace place = placeOf(text_, at_);
    return invalid(
        say(MX_TEXT("core", "“%1” at line %2, column %3 means nothing in DOT outside quotes."),
            shortened(text_.substr(at_, std::max<std::size_t>(characterLength(text_.substr(at_)), 1))),
            place.line, place.column));
}

Expected<void> DotLexer::skipBlanks() {
    while (at_ < text_.size()) {
        if (startsWith("//") || startsWith("#")) {
            at_ = std::min(text_.find('\n', at_), text_.size());
        } else if (startsWith("/*")) {
            const std::size_t close = text_.find("*/", at_ + 2);
            if (close == std::string_view::npos) return notClosed(at_);
            at_ = close + 2;
        } else {
            const std::size_t blank = blankLength(text_.substr(at_));
            if (blank == 0) return {};
            at_ += blank;
        }
    }
    return {};
}

DotToken DotLexer::bareName() {
    const std::size_t begin = at_;
    do
        at_ += std::max<std::size_t>(characterLength(text_.substr(at_)), 1);
    while (goesOn(text_.substr(at_)));
    return {DotToken::Kind::name, std::string(text_.substr(begin, at_ - begin)), true, begin};
}

/// In quotes, \" is a quote and a backslash before the line's end joins two lines; any other stays as it is.
Expected<DotToken> DotLexer::quotedName() {
    DotToken token{DotToken::Kind::name, {}, false, at_};
    for (++at_; at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (c == '"') {
            ++at_;
            return token;
        }
        if (c == '\\' && at_ + 1 < text_.size()) {
            const char escaped = text_[++at_];
            if (escaped == '\n') continue;
            if (escaped != '"') token.text += c;
            token.text += escaped;
        } else {
            token.text += c;
        }
    }
    return notClosed(token.begin);
}

Expected<DotToken> DotLexer::htmlName() {
    const std::size_t begin = at_;
    for (std::size_t open = 0; at_ < text_.size(); ++at_) {
        if (text_[at_] == '<') ++open;
        if (text_[at_] == '>' && --open == 0) {
            ++at_;
            return DotToken{DotToken::Kind::name, std::string(text_.substr(begin, at_ - begin)), false,
                            begin};
        }
    }
    return notClosed(begin);
}

tl::unexpected<Error> DotLexer::notClosed(std::size_t begin) const {
    const TextPlace place = placeOf(text_, begin);
    return invalid(
        say(MX_TEXT("core", "The text breaks off: what begins with “%1” at line %2, column %3 is never "
                            "closed."),
            shortened(text_.substr(begin, text_[begin] == '/' ? 2 : 1)), place.line, place.column));
}

} // namespace mexplorer
