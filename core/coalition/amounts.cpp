#include "core/coalition/amounts.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/powers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace mexplorer {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view digits = "0123456789";

constexpr std::int64_t enough = 100 * largestAmount; // before a fraction is brought to lowest terms

/// Digits as a number; nothing if there are other characters. Capped at `enough` + 1.
std::optional<std::int64_t> wholeOf(std::string_view text) {
    if (text.empty() || text.find_first_not_of(digits) != std::string_view::npos) return std::nullopt;
    std::int64_t whole = 0;
    for (const char digit : text)
        whole = std::min(whole * 10 + (digit - '0'), enough + 1);
    return whole;
}

tl::unexpected<Error> noFraction(std::string_view text, std::size_t column) {
    if (text.empty()) {
        return invalid(
            say(MX_TEXT("core", "A number is missing at column %1; write 3, 0.5 or 1/3."), column));
    }
    return invalid(say(MX_TEXT("core", "“%1” at column %2 is not a number such as 3, 0.5 or 1/3."),
                       shortened(text), column));
}

tl::unexpected<Error> amountTooLarge(std::string_view text, std::size_t column) {
    return invalid(say(MX_TEXT("core", "%1 at column %2 is too large; numbers may be from %3 to %4."),
                       shortened(text), column, limitText(-largestAmount), limitText(largestAmount)));
}

/// For a denominator that leaves the number too large.
tl::unexpected<Error> tooFine(const Message& number, std::int64_t parts) {
    return invalid(
        say(MX_TEXT("core", "%1 is too large for the denominator %2: times it, numbers may be from "
                            "%3 to %4."),
            number, parts, limitText(-largestAmount), limitText(largestAmount)));
}

tl::unexpected<Error> tooManyParts() {
    return invalid(say(
        MX_TEXT("core", "The numbers have no common denominator up to %1; write them with fewer decimals."),
        mostParts));
}

/// “1.25”: 125 hundredths; “7”: 7 ones.
std::optional<Fraction> decimalOf(std::string_view body) {
    constexpr std::size_t mostDecimals = 9; // mostParts has as many zeros
    const std::size_t point = std::min(body.find('.'), body.size());
    const bool isBare = point == 0 && body.size() > 1; // “.5”
    const auto whole = isBare ? std::optional<std::int64_t>(0) : wholeOf(body.substr(0, point));
    if (!whole || point == body.size()) return whole ? std::optional(Fraction{*whole, 1}) : std::nullopt;
    std::string_view decimals = body.substr(point + 1);
    if (!decimals.empty() && !wholeOf(decimals)) return std::nullopt; // “1.” is 1
    while (decimals.ends_with('0'))
        decimals.remove_suffix(1);
    if (*whole > largestAmount) return Fraction{*whole, 1};
    if (decimals.size() > mostDecimals) return Fraction{1, mostParts + 1};
    std::int64_t parts = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i)
        parts *= 10;
    if (*whole >= enough / parts) return Fraction{enough + 1, parts};
    return Fraction{*whole * parts + (decimals.empty() ? 0 : *wholeOf(decimals)), parts};
}

/// A number without sign; nothing if it is not written as one.
std::optional<Fraction> sizeOfFraction(std::string_view body) {
    const std::size_t slash = body.find('/');
    if (slash == std::string_view::npos) return decimalOf(body);
    const auto above = wholeOf(trimmed(body.substr(0, slash)));
    const auto below = wholeOf(trimmed(body.substr(slash + 1)));
    if (!above || !below || *below == 0) return std::nullopt;
    // Capped numbers must not cancel out: 4·10¹⁷ / 8·10¹⁷ would be 1.
    const bool isCut = *above > enough || *below > enough;
    if (isCut && *below > mostParts) return Fraction{1, mostParts + 1};
    return isCut ? Fraction{*above, 1} : Fraction{*above, *below};
}

} // namespace

Expected<Fraction> parseFraction(std::string_view text, std::size_t column) {
    const Plain plain(text);
    const std::string_view whole = trimmed(plain.text());
    column += static_cast<std::size_t>(whole.data() - plain.text().data());
    const bool isNegative = whole.starts_with('-');
    const std::string_view body = whole.substr(isNegative || whole.starts_with('+') ? 1 : 0);
    auto size = sizeOfFraction(body);
    if (!size) return noFraction(whole, column);
    const std::int64_t common = std::gcd(size->numerator, size->denominator);
    Fraction fraction{size->numerator / common, size->denominator / common};
    if (fraction.numerator / fraction.denominator > largestAmount ||
        (fraction.numerator / fraction.denominator == largestAmount &&
         fraction.numerator % fraction.denominator != 0))
        return amountTooLarge(whole, column);
    if (fraction.denominator > mostParts) {
        return invalid(say(MX_TEXT("core", "The denominator of %1 at column %2 is larger than %3."),
                           shortened(whole), column, mostParts));
    }
    if (fraction.numerator > largestAmount) {
        return tooFine(say(MX_TEXT("core", "%1 at column %2"), shortened(whole), column),
                       fraction.denominator);
    }
    if (isNegative) fraction.numerator = -fraction.numerator;
    return fraction;
}

Expected<Amounts> amountsOf(std::span<const Fraction> fractions) {
    Amounts amounts;
    for (const Fraction& fraction : fractions) {
        amounts.parts = std::lcm(amounts.parts, fraction.denominator); // below mostParts²
        if (amounts.parts > mostParts) return tooManyParts();
    }
    amounts.units.reserve(fractions.size());
    for (const Fraction& fraction : fractions) {
        const std::int64_t times = amounts.parts / fraction.denominator;
        if (std::abs(fraction.numerator) > largestAmount / times)
            return tooFine(verbatim(unitsText(fraction.numerator, fraction.denominator)), amounts.parts);
        amounts.units.push_back(fraction.numerator * times);
    }
    return amounts;
}

namespace {

bool areDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
}

/// Whether it has a comma where other languages have a point: “1,5”.
bool hasDecimalComma(std::string_view word) {
    const std::size_t comma = word.find(',');
    return comma != std::string_view::npos && areDigits(word.substr(0, comma)) &&
           areDigits(word.substr(comma + 1));
}

/// “1,5 2,5” may be two numbers or four.
std::optional<Message> doubtfulCommas(std::string_view list, std::size_t first, std::size_t column) {
    std::size_t words = 0;
    std::size_t at = 0;
    for (std::size_t begin = first;
         (begin = list.find_first_not_of(blanks, begin)) != std::string_view::npos;) {
        const std::size_t end = std::min(list.find_first_of(blanks, begin), list.size());
        if (!hasDecimalComma(list.substr(begin, end - begin))) return std::nullopt;
        if (words++ == 0) at = begin;
        begin = end;
    }
    if (words < 2) return std::nullopt;
    const std::string_view word = list.substr(at, std::min(list.find_first_of(blanks, at), list.size()) - at);
    const std::size_t comma = word.find(',');
    return sayDoubtful(word, column + at, fmt::format("{}.{}", word.substr(0, comma), word.substr(comma + 1)),
                       fmt::format("{}, {}", word.substr(0, comma), word.substr(comma + 1)));
}

/// “1 1/2” between commas may be one number or two. `part` begins at `column`.
std::optional<Message> doubtfulSum(std::string_view part, std::size_t column) {
    const std::string_view body = trimmed(part);
    const std::size_t gap = std::min(body.find_first_of(blanks), body.size());
    const std::string_view whole = body.substr(0, gap);
    const std::string_view rest = trimmed(body.substr(gap));
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const auto above = wholeOf(rest.substr(0, slash));
    const auto below = slash < rest.size() ? wholeOf(rest.substr(slash + 1)) : std::nullopt;
    const auto ones = wholeOf(whole);
    if (!ones || !above || !below || *above >= *below || *ones > mostParts || *below > mostParts)
        return std::nullopt;
    return sayDoubtful(body, column + static_cast<std::size_t>(body.data() - part.data()),
                       fmt::format("{}/{}", *ones * *below + *above, *below),
                       fmt::format("{}, {}", whole, rest));
}

std::optional<Message> doubtfulIn(std::string_view list, std::size_t first, std::size_t column) {
    if (auto doubt = doubtfulNumber(list, column)) return doubt;
    if (auto doubt = doubtfulCommas(list, first, column)) return doubt;
    const bool hasCommas = list.find_first_of(",;", first) != std::string_view::npos;
    for (std::size_t begin = first; hasCommas && begin < list.size();) {
        const std::size_t end = std::min(list.find_first_of(",;", begin), list.size());
        if (auto doubt = doubtfulSum(list.substr(begin, end - begin), column + begin)) return doubt;
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace

Expected<Amounts> parseAmounts(std::string_view text, std::size_t column) {
    const Plain plain(text);
    const std::string pasted = pastedList(plain.text());
    const Listed listed = insideBrackets(pasted);
    const std::string_view list = std::string_view(pasted).substr(0, listed.end);
    if (auto doubt = doubtfulIn(list, listed.begin, column)) return invalid(*std::move(doubt));
    const std::size_t comma = list.find(',', listed.begin);
    const std::size_t semicolon = list.find(';', listed.begin);
    if (comma != std::string_view::npos && semicolon != std::string_view::npos) { // rows, or decimals
        const std::size_t begin = list.find_last_of(" \t\r\n,;", semicolon - 1) + 1;
        return noFraction(list.substr(begin, semicolon + 1 - begin), column + begin);
    }
    std::vector<Fraction> fractions;
    const auto read =
        forEachItem(list, listed.begin, [&](std::size_t begin, std::size_t end) -> Expected<void> {
            const std::string_view item = list.substr(begin, end - begin);
            if (trimmed(item).empty()) return noFraction({}, column + begin);
            const auto fraction = parseFraction(item, column + begin);
            if (!fraction) return tl::unexpected(fraction.error());
            fractions.push_back(*fraction);
            return {};
        });
    if (!read) return tl::unexpected(read.error());
    return amountsOf(fractions);
}

std::string unitsText(std::int64_t units, std::int64_t parts) {
    const std::int64_t common = std::gcd(units, parts);
    return parts == common ? std::to_string(units / common)
                           : fmt::format("{}/{}", units / common, parts / common);
}

std::string amountsText(const Amounts& amounts) {
    std::string text;
    for (const std::int64_t units : amounts.units) {
        if (!text.empty()) text += ',';
        text += unitsText(units, amounts.parts);
    }
    return text;
}

} // namespace mexplorer
