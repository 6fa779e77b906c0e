#include "core/text/entered_numbers.h"

#include <algorithm>
#include <charconv>

namespace mexplorer {

namespace {

constexpr std::size_t mostDigits = 18; // fit in 64 bits with any sign

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// What a number may be a part of: a name, a fraction, a decimal.
bool isOfWord(char c) {
    return isDigit(c) || c == '.' || c == '/' || c == '_' || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

struct Place {
    std::size_t begin = 0;
    std::size_t length = 0;
};

bool isNumber(std::string_view word) {
    return isDigit(word.front()) || (word.size() > 1 && word.front() == '.' && isDigit(word[1]));
}

/// Whether an x between two whole numbers is there, as in 8x3, which are two words.
bool isTimes(std::string_view text, std::size_t begin, std::size_t at) {
    return text[at] == 'x' && at > begin && std::ranges::all_of(text.substr(begin, at - begin), isDigit) &&
           at + 1 < text.size() && isDigit(text[at + 1]);
}

/// The word of the number, with its sign.
std::optional<Place> enteredAt(std::string_view text, std::size_t index) {
    std::size_t found = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (!isOfWord(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && isOfWord(text[end]) && !isTimes(text, i, end))
            ++end;
        if (isNumber(text.substr(i, end - i)) && found++ == index) {
            // A minus after another word is a subtraction or a range.
            const bool isNegative = i > 0 && text[i - 1] == '-' && (i == 1 || !isOfWord(text[i - 2]));
            const std::size_t begin = isNegative ? i - 1 : i;
            return Place{begin, end - begin};
        }
        i = end + 1; // beyond what parts words
    }
    return std::nullopt;
}

} // namespace

std::optional<std::int64_t> enteredNumber(std::string_view text, std::size_t index) {
    const auto place = enteredAt(text, index);
    if (!place) return std::nullopt;
    const std::string_view word = text.substr(place->begin, place->length);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isWhole = error == std::errc{} && end == word.data() + word.size();
    return isWhole && word.size() <= mostDigits ? std::optional(number) : std::nullopt;
}

std::string withEnteredNumber(std::string_view text, std::size_t index, std::int64_t number) {
    const Place place = *enteredAt(text, index);
    return std::string(text.substr(0, place.begin)) + std::to_string(number) +
           std::string(text.substr(place.begin + place.length));
}

} // namespace mexplorer
