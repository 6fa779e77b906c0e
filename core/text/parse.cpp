#include "core/text/parse.h"

#include "core/text/code_point.h"
#include "core/text/pasted_list.h"
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

bool isUnseen(std::string_view character) {
    const char32_t point = codePoint(character);
    return point != 0x200C && point != 0x200D && isInvisible(point, false); // those two join letters
}

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
    const std::string pasted = pastedList(plain.text());
    const auto [first, last] = insideBrackets(pasted);
    const std::string_view list = std::string_view(pasted).substr(0, last);
    if (auto doubt = doubtfulNumber(list)) return invalid(*std::move(doubt));
    std::vector<std::int64_t> numbers;
    const auto read = forEachItem(list, first, [&](std::size_t begin, std::size_t end) -> Expected<void> {
        auto number = parseInteger(list.substr(begin, end - begin), least, most, begin + 1);
        if (!number) return tl::unexpected(number.error());
        numbers.push_back(*number);
        return {};
    });
    if (!read) return tl::unexpected(read.error());
    return numbers;
}

namespace {

constexpr std::string_view rangeDots = "..";

/// With commas where blanks or semicolons stand between numbers, and dots for “…”. Byte for byte.
std::string withRangeCommas(std::string list) {
    for (std::size_t at = 0; (at = list.find("…", at)) != std::string::npos;)
        std::copy_n("...", 3, &list[at]);
    std::ranges::replace(list, ';', ',');
    for (std::size_t begin = 0; (begin = list.find_first_of(whiteSpace, begin)) != std::string::npos;) {
        const std::size_t end = std::min(list.find_first_not_of(whiteSpace, begin), list.size());
        const auto isDigit = [&](std::size_t at) {
            return at < list.size() && list[at] >= '0' && list[at] <= '9';
        };
        const bool isNegative = end < list.size() && list[end] == '-' && isDigit(end + 1);
        if (begin > 0 && isDigit(begin - 1) && (isDigit(end) || isNegative)) list[begin] = ',';
        begin = end;
    }
    return list;
}

/// Collects the numbers of ranges.
class RangeReader {
public:
    RangeReader(std::int64_t least, std::int64_t most) : least_(least), most_(most) {}

    /// An item that begins at `column`: “7”, “3-5”, “3..5”, or “...” between two numbers.
    Expected<void> add(std::string_view item, std::size_t column) {
        const std::size_t dots = item.find(rangeDots);
        const std::size_t begin = std::min(item.find_first_not_of(whiteSpace), item.size());
        const std::size_t sign = dots != std::string_view::npos ? dots : item.find('-', begin + 1);
        if (sign == std::string_view::npos) return addTo(item, column);
        const std::size_t behind = dots != std::string_view::npos
                                       ? std::min(item.find_first_not_of('.', dots), item.size())
                                       : sign + 1;
        const std::string_view before = item.substr(0, sign);
        const bool isGap = dots == begin && trimmed(item.substr(behind)).empty() && mayGoOn();
        if (isGap) {
            goesOn_ = true;
            return {};
        }
        if (const auto first = parseInteger(before, least_, most_, column); !first) {
            // What is wrong with a number that is no range says more about all of it.
            return trimmed(before).empty() ? addTo(item, column) : tl::unexpected(first.error());
        }
        if (auto first = addTo(before, column); !first) return first;
        goesOn_ = true;
        return addTo(item.substr(behind), column + behind);
    }

    Expected<std::vector<std::int64_t>> numbers(std::size_t end) {
        if (goesOn_) {
            const auto missing = parseInteger({}, numbers_.back(), most_, end);
            return tl::unexpected(missing.error());
        }
        return std::move(numbers_);
    }

private:
    /// Dots go on from one number, or from two of which the second is one more.
    [[nodiscard]] bool mayGoOn() const {
        const std::size_t count = numbers_.size();
        return !goesOn_ && count > 0 && (count == 1 || numbers_[count - 2] + 1 == numbers_[count - 1]);
    }

    /// The number, and those from the one before it on if a range ends here.
    Expected<void> addTo(std::string_view text, std::size_t column) {
        const auto number = parseInteger(text, goesOn_ ? numbers_.back() : least_, most_, column);
        if (!number) return tl::unexpected(number.error());
        const std::int64_t first = goesOn_ ? numbers_.back() + 1 : *number;
        for (std::int64_t next = first; next <= *number; ++next) {
            if (numbers_.size() == mostInRanges)
                return invalid(say(MX_TEXT("core", "There are more than %1 numbers."), mostInRanges));
            numbers_.push_back(next);
        }
        goesOn_ = false;
        return {};
    }

    static constexpr std::size_t mostInRanges = 1'000'000;

    std::int64_t least_;
    std::int64_t most_;
    std::vector<std::int64_t> numbers_;
    bool goesOn_ = false; ///< the last number begins a range
};

} // namespace

Expected<std::vector<std::int64_t>> parseRanges(std::string_view text, std::int64_t least,
                                                std::int64_t most) {
    const Plain plain(text);
    const std::string pasted = pastedList(plain.text());
    const auto [first, last] = insideBrackets(pasted);
    if (auto doubt = doubtfulNumber(std::string_view(pasted).substr(0, last)))
        return invalid(*std::move(doubt));
    const std::string list = withRangeCommas(pasted.substr(0, last));
    RangeReader reader(least, most);
    for (std::size_t at = first; at <= list.size();) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        if (auto added = reader.add(std::string_view(list).substr(at, comma - at), at + 1); !added)
            return tl::unexpected(added.error());
        at = comma + 1;
    }
    return reader.numbers(list.size() + 1);
}

} // namespace mexplorer
