#include "core/partizan/game_text.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mexplorer {

namespace {

struct Spelling {
    std::string_view sign;
    std::string_view plain;
};
/// What books print, and how it is typed.
constexpr std::array<Spelling, 12> spellings = {{{"↑", "^"},
                                                 {"↓", "v"},
                                                 {"⇑", "^^"},
                                                 {"⇓", "vv"},
                                                 {"∗", "*"},
                                                 {"⋆", "*"},
                                                 {"±", "+-"},
                                                 {"−", "-"},
                                                 {"·", "."},
                                                 {"｜", "|"},
                                                 {"，", ","},
                                                 {"；", ";"}}};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

} // namespace

void GameText::failAt(std::size_t place, const Message& what) {
    if (!error_)
        error_ = invalid(say(MX_TEXT("core", "column %1: %2."), columnOf(text_, place), what)).value();
}

void GameText::skipBlanks() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
        ++at_;
}

bool GameText::isAtEnd() {
    skipBlanks();
    return at_ == text_.size();
}

bool GameText::seesNumber() {
    return !isAtEnd() && isDigit(text_[at_]);
}

std::string GameText::since(std::size_t begin) const {
    return shortened(text_.substr(begin, at_ - begin));
}

std::string GameText::rest() const {
    return shortened(text_.substr(at_));
}

std::size_t GameText::lengthOf(std::string_view sign) const {
    if (text_.substr(at_).starts_with(sign)) return sign.size();
    for (const Spelling& spelling : spellings)
        if (spelling.plain == sign && text_.substr(at_).starts_with(spelling.sign))
            return spelling.sign.size();
    return 0;
}

bool GameText::sees(std::string_view sign) {
    skipBlanks();
    return touches(sign);
}

bool GameText::take(std::string_view sign) {
    skipBlanks();
    return takeTouching(sign);
}

bool GameText::takeTouching(std::string_view sign) {
    const std::size_t length = lengthOf(sign);
    at_ += length;
    return length > 0;
}

std::uint64_t GameText::numberOr(std::uint64_t usual, std::uint64_t most) {
    if (at_ == text_.size() || !isDigit(text_[at_])) return usual;
    return digits(most);
}

std::uint64_t GameText::digits(std::uint64_t most) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && isDigit(text_[at_]))
        ++at_;
    std::uint64_t number = 0;
    const auto [end, failed] = std::from_chars(text_.data() + begin, text_.data() + at_, number);
    if (failed != std::errc() || number > most)
        failAt(begin, say(MX_TEXT("core", "%1 is more than %2"), since(begin), most));
    return std::min(number, most);
}

std::string_view GameText::name() const {
    std::size_t end = at_;
    while (end < text_.size() && (isLetter(text_[end]) || (end > at_ && isDigit(text_[end]))))
        ++end;
    return text_.substr(at_, end - at_);
}

std::string_view GameText::takeName() {
    const std::string_view taken = name();
    at_ += taken.size();
    return taken;
}

bool GameText::isDown() {
    skipBlanks();
    return lengthOf("v") > 1 || lengthOf("vv") > 2 || spellsDown(name()); // ↓ ⇓
}

bool GameText::spellsDown(std::string_view name) {
    const std::string_view afterSigns = name.substr(std::min(name.find_first_not_of('v'), name.size()));
    const std::string_view beside =
        afterSigns.substr(std::min(afterSigns.find_first_not_of("0123456789"), afterSigns.size()));
    return name.starts_with('v') && (beside.empty() || beside == "Tiny" || beside == "Miny");
}

} // namespace mexplorer
