#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// A token of the DOT language.
struct DotToken {
    enum class Kind {
        name,       ///< an identifier, bare, quoted or HTML-like
        arrow,      ///< ->
        undirected, ///< --
        sign,       ///< one of { } [ ] ; , = : +
        end         ///< of the text
    };
    Kind kind = Kind::end;
    std::string text = {}; ///< as written, but a name without its quotes
    bool bare = false;     ///< a name without quotes, which may be a keyword
    std::size_t begin = 0; ///< the offset of its first byte

    [[nodiscard]] bool is(char sign) const { return kind == Kind::sign && text[0] == sign; }
    /// Whether it is this keyword, in upper or lower case.
    [[nodiscard]] bool isKeyword(std::string_view word) const;
};

/// Cuts DOT text, which is UTF-8, into tokens; skips white space and comments (//, /* */, #).
class DotLexer {
public:
    explicit DotLexer(std::string_view text) : text_(text) {}

    /// The next token. Errors: a string or a comment that is not closed, a character that DOT does not know.
    [[nodiscard]] Expected<DotToken> next();

private:
    [[nodiscard]] bool startsWith(std::string_view sign) const {
        return text_.substr(at_, sign.size()) == sign;
    }
    [[nodiscard]] Expected<void> skipBlanks();
    [[nodiscard]] DotToken bareName();
    [[nodiscard]] Expected<DotToken> quotedName();
    [[nodiscard]] Expected<DotToken> htmlName();
    [[nodiscard]] tl::unexpected<Error> notClosed(std::size_t begin) const;

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace mexplorer
