#include "core/text/parse.h"

#include "core/text/printable.h"

#include <algorithm>
#include <charconv>

namespace mexplorer {

namespace {

constexpr std::string_view whiteSpace = " \t\r\n";
constexpr std::string_view wideComma = "，";
constexpr std::size_t longestQuote = 24; // characters

} // namespace

std::string shortened(std::string_view text) {
    return printable(text, longestQuote);
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(whiteSpace);
    if (first == std::string_view::npos) return text.substr(text.size()); // callers use its data pointer
    return text.substr(first, text.find_last_not_of(whiteSpace) - first + 1);
}

Expected<std::int64_t> parseInteger(std::string_view text, std::int64_t least, std::int64_t most,
                                    std::size_t column) {
    const std::string_view body = trimmed(text);
    column += static_cast<std::size_t>(body.data() - text.data());
    if (body.empty() && least == most)
        return invalid(say(MX_TEXT("core", "The number %1 is missing at column %2."), least, column));
    if (body.empty()) {
        return invalid(
            say(MX_TEXT("core", "A number from %1 to %2 is missing at column %3."), least, most, column));
    }
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(body.data(), body.data() + body.size(), value);
    const bool tooLong = status == std::errc::result_out_of_range;
    const bool isWhole = end == body.data() + body.size() && (tooLong || status == std::errc{});
    if (least == most && !(isWhole && !tooLong && value == least)) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 stands where only %3 fits."), shortened(body),
                           column, least));
    }
    if (!isWhole) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 is not a whole number from %3 to %4."),
                           shortened(body), column, least, most));
    }
    if (tooLong || value < least || value > most) {
        return invalid(say(MX_TEXT("core", "%1 at column %2 is outside the range %3 to %4."), shortened(body),
                           column, least, most));
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
    std::vector<std::int64_t> numbers;
    std::size_t wideBytes = 0; // how many more bytes than characters the wide commas so far have
    const auto addPart = [&](std::size_t begin, std::size_t end) -> Expected<void> {
        auto number = parseInteger(text.substr(begin, end - begin), least, most, begin - wideBytes + 1);
        if (!number) return tl::unexpected(number.error());
        numbers.push_back(*number);
        return {};
    };
    Commas commas(text);
    std::size_t at = 0;
    while (true) { // one comma-separated part after the other; white space separates inside a part
        const auto [comma, commaLength] = commas.next(at);
        const std::string_view part = text.substr(0, comma);
        std::size_t begin = std::min(part.find_first_not_of(whiteSpace, at), comma);
        if (begin == comma) { // an empty part: parseInteger has the best error
            if (auto added = addPart(at, comma); !added) return tl::unexpected(added.error());
        }
        while (begin < comma) {
            const auto end = std::min(part.find_first_of(whiteSpace, begin), comma);
            if (auto added = addPart(begin, end); !added) return tl::unexpected(added.error());
            begin = std::min(part.find_first_not_of(whiteSpace, end), comma);
        }
        if (comma == text.size()) return numbers;
        at = comma + commaLength;
        wideBytes += commaLength - 1;
    }
}

} // namespace mexplorer
