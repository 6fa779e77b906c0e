#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// A word of the DOT language.
struct DotToken {
    enum class Kind {
        name,       ///< an identifier, bare, quoted or HTML-like
        arrow,      ///< ->
        undirected, ///< --
        sign,       ///< one of { } [ ] ; , = : +
        end         ///< of the text
    };
    Kind kind = Kind::end;
    std::string text = {}; ///< what it says, a name without its quotes
    bool bare = false;     ///< a name without quotes, which may be a keyword
    std::size_t begin = 0; ///< its first byte

    [[nodiscard]] bool is(char sign) const { return kind == Kind::sign && text[0] == sign; }
    /// Keywords may be written in capitals.
    [[nodiscard]] bool isKeyword(std::string_view word) const;
};

/// Cuts DOT text, which is UTF-8, into words; skips white space and comments (//, /* */, #).
class DotLexer {
public:
    explicit DotLexer(std::string_view text) : text_(text) {}

    /// The next word. Errors: a string or a comment that is not closed, a character that DOT does not know.
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
