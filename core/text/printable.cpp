#include "core/text/printable.h"

#include "core/text/code_point.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::string_view replacement = "\uFFFD";

struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range unseen[] = {
    {0x0000, 0x001F}, {0x007F, 0x009F},                   // controls
    {0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, // direction
    {0x2066, 0x2069},                                     // and its isolates
    {0x2028, 0x2029},                                     // separators of lines and paragraphs
    {0xFDD0, 0xFDEF}, {0xFFF9, 0xFFFC}, {0xFFFE, 0xFFFF}, // noncharacters, marks of annotations
};

std::string_view shownAs(std::string_view character) {
    if (character == "\t" || character == "\n" || character == "\r") return " ";
    const char32_t point = codePoint(character);
    const bool isUnseen = std::any_of(std::begin(unseen), std::end(unseen), [point](const Range& range) {
        return point >= range.first && point <= range.last;
    });
    return isUnseen ? replacement : character;
}

} // namespace

std::string printable(std::string_view text, std::size_t most) {
    std::string out;
    for (std::size_t characters = 0; !text.empty(); ++characters) {
        if (characters == most) return out + "…";
        const std::size_t length = characterLength(text);
        out += length == 0 ? replacement : shownAs(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

} // namespace mexplorer
