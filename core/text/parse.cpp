#include "core/text/parse.h"

#include <charconv>

namespace mexplorer {

namespace {

constexpr std::string_view whiteSpace = " \t\r\n";
constexpr std::size_t longestQuote = 24; // an error quotes no more of the input than this

std::string quoted(std::string_view text) {
    if (text.size() <= longestQuote) return std::string(text);
    std::size_t end = longestQuote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end; // never cut a character
    return std::string(text.substr(0, end)) + "…";
}

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(whiteSpace);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(whiteSpace) - first + 1);
}

Expected<std::int64_t> parseInteger(std::string_view text, std::int64_t least, std::int64_t most,
                                    std::size_t column) {
    const std::string_view body = trimmed(text);
    if (body.empty()) {
        return invalid(
            say(MX_TEXT("core", "A number from %1 to %2 is missing at column %3."), least, most, column));
    }
    column += static_cast<std::size_t>(body.data() - text.data());
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(body.data(), body.data() + body.size(), value);
    const bool tooLong = status == std::errc::result_out_of_range;
    if (!tooLong && (status != std::errc{} || end != body.data() + body.size())) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 is not a whole number from %3 to %4."),
                           quoted(body), column, least, most));
    }
    if (tooLong || value < least || value > most) {
        return invalid(say(MX_TEXT("core", "%1 at column %2 is outside the range %3 to %4."), quoted(body),
                           column, least, most));
    }
    return value;
}

Expected<std::vector<std::int64_t>> parseIntegers(std::string_view text, std::int64_t least,
                                                  std::int64_t most) {
    std::vector<std::int64_t> numbers;
    std::size_t at = 0;
    const auto addPart = [&](std::size_t begin, std::size_t end) -> Expected<void> {
        auto number = parseInteger(text.substr(begin, end - begin), least, most, begin + 1);
        if (!number) return tl::unexpected(number.error());
        numbers.push_back(*number);
        return {};
    };
    while (true) { // one comma-separated part after the other; white space separates inside a part
        const auto comma = std::min(text.find(',', at), text.size());
        std::size_t begin = text.find_first_not_of(whiteSpace, at);
        if (begin >= comma) { // an empty part is an error that parseInteger words best
            if (auto added = addPart(at, comma); !added) return tl::unexpected(added.error());
        }
        while (begin < comma) {
            const auto end = std::min(text.find_first_of(whiteSpace, begin), comma);
            if (auto added = addPart(begin, end); !added) return tl::unexpected(added.error());
            begin = text.find_first_not_of(whiteSpace, end);
        }
        if (comma == text.size()) return numbers;
        at = comma + 1;
    }
}

} // namespace mexplorer
