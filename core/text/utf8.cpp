#include "core/text/utf8.h"

#include <algorithm>
#include <cstdint>

namespace mexplorer {

namespace {

[[nodiscard]] bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Checks the bounds on the second byte that exclude overlong forms, surrogates and all above U+10FFFF.
[[nodiscard]] bool secondByteFits(unsigned char first, unsigned char second) {
    switch (first) {
    case 0xE0:
        return second >= 0xA0;
    case 0xED:
        return second < 0xA0;
    case 0xF0:
        return second >= 0x90;
    case 0xF4:
        return second < 0x90;
    default:
        return true;
    }
}

} // namespace

std::size_t characterLength(std::string_view text) {
    if (text.empty()) return 0;
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || text.size() < length) return 0;
    if (!std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues))
        return 0;
    return secondByteFits(first, static_cast<unsigned char>(text[1])) ? length : 0;
}

std::size_t validLength(std::string_view text) {
    std::size_t valid = 0;
    while (const std::size_t length = characterLength(text.substr(valid)))
        valid += length;
    return valid;
}

std::size_t characterCount(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

} // namespace mexplorer
