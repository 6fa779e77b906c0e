#pragma once

#include <string_view>

namespace mexplorer {

/// The code point of one character of valid UTF-8.
[[nodiscard]] inline char32_t codePoint(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0);
    char32_t point = byte(0) & (0x7FU >> character.size());
    for (std::size_t i = 1; i < character.size(); ++i)
        point = point << 6U | (byte(i) & 0x3FU);
    return point;
}

} // namespace mexplorer
