#include "core/text/parse.h"

#include "core/text/code_point.h"
#include "core/text/plain_text.h"
#include "core/text/powers.h"
#include "core/text/printable.h"
#include "core/text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace mexplorer {

namespace {

constexpr std::string_view whiteSpace = " \t\r\n";
constexpr std::string_view wideComma = "，";
constexpr std::size_t longestQuote = 24; // characters

/// Whether one sees nothing of it in a quotation; a joiner of other letters is part of what one sees.
bool isInvisible(char32_t point, bool followsLetter) {
    if (point == 0x200C || point == 0x200D) return !followsLetter;
    return (point < 0x20 && point != '\t' && point != '\n' && point != '\r') ||
           (point >= 0x7F && point < 0xA0) || point == 0xAD || point == 0x61C || point == 0x180E ||
           (point >= 0x200B && point <= 0x200F) || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2060 && point <= 0x2069) || point == 0xFEFF;
}

} // namespace

std::string shortened(std::string_view text) {
    std::string seen;
    bool followsLetter = false;
    for (std::size_t characters = 0; !text.empty() && characters <= longestQuote; ++characters) {
        const std::size_t length = characterLength(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        const char32_t point = length > 0 ? codePoint(character) : U'\uFFFD';
        text.remove_prefix(character.size());
        if (isInvisible(point, followsLetter)) {
            const bool isApart = seen.empty() || seen.ends_with(' ');
            seen += fmt::format("{}U+{:04X}{}", isApart ? "" : " ", static_cast<std::uint32_t>(point),
                                text.empty() ? "" : " ");
        } else {
            seen += character;
        }
        followsLetter = length > 1;
    }
    return printable(seen, longestQuote);
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(whiteSpace);
    if (first == std::string_view::npos) return text.substr(text.size()); // callers use its data pointer
    return text.substr(first, text.find_last_not_of(whiteSpace) - first + 1);
}

Expected<std::int64_t> parseInteger(std::string_view text, std::int64_t least, std::int64_t most,
                                    std::size_t column) {
    const Plain plain(text);
    const std::string_view body = trimmed(plain.text());
    column += static_cast<std::size_t>(body.data() - plain.text().data());
    if (body.empty() && least == most)
        return invalid(
            say(MX_TEXT("core", "The number %1 is missing at column %2."), limitText(least), column));
    if (body.empty()) {
        return invalid(say(MX_TEXT("core", "A number from %1 to %2 is missing at column %3."),
                           limitText(least), limitText(most), column));
    }
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(body.data(), body.data() + body.size(), value);
    const bool tooLong = status == std::errc::result_out_of_range;
    const bool isWhole = end == body.data() + body.size() && (tooLong || status == std::errc{});
    if (least == most && !(isWhole && !tooLong && value == least)) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 stands where only %3 fits."), shortened(body),
                           column, limitText(least)));
    }
    if (!isWhole) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 is not a whole number from %3 to %4."),
                           shortened(body), column, limitText(least), limitText(most)));
    }
    if (tooLong || value < least || value > most) {
        return invalid(say(MX_TEXT("core", "%1 at column %2 is outside the range %3 to %4."), shortened(body),
                           column, limitText(least), limitText(most)));
    }
    return value;
}

Commas::Commas(std::string_view text)
    : text_(text), narrow_(std::min(text.find(','), text.size())),
      wide_(std::min(text.find(wideComma), text.size())) {}

Commas::Comma Commas::next(std::size_t from) {
    if (narrow_ < from) narrow_ = std::min(text_.find(',', from), text_.size());
    if (wide_ < from) wide_ = std::min(text_.find(wideComma, from), text_.size());
    if (wide_ < narrow_) return {wide_, wideComma.size()};
    return {narrow_, narrow_ < text_.size() ? std::size_t{1} : std::size_t{0}};
}

Expected<std::vector<std::int64_t>> parseIntegers(std::string_view text, std::int64_t least,
                                                  std::int64_t most) {
    const Plain plain(text);
    const auto [first, last] = insideBrackets(plain.text());
    const std::string_view list = plain.text().substr(0, last);
    std::vector<std::int64_t> numbers;
    const auto addPart = [&](std::size_t begin, std::size_t end) -> Expected<void> {
        auto number = parseInteger(list.substr(begin, end - begin), least, most, begin + 1);
        if (!number) return tl::unexpected(number.error());
        numbers.push_back(*number);
        return {};
    };
    std::size_t at = first;
    while (true) { // one part between commas after the other; white space separates inside a part
        const std::size_t comma = std::min(list.find_first_of(",;", at), list.size());
        const std::string_view part = list.substr(0, comma);
        std::size_t begin = std::min(part.find_first_not_of(whiteSpace, at), comma);
        if (begin == comma) { // an empty part: parseInteger has the best error
            if (auto added = addPart(at, comma); !added) return tl::unexpected(added.error());
        }
        while (begin < comma) {
            const auto end = std::min(part.find_first_of(whiteSpace, begin), comma);
            if (auto added = addPart(begin, end); !added) return tl::unexpected(added.error());
            begin = std::min(part.find_first_not_of(whiteSpace, end), comma);
        }
        if (comma == list.size()) return numbers;
        at = comma + 1;
    }
}

} // namespace mexplorer
