#include "core/text/plain_text.h"

#include "core/text/code_point.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace mexplorer {

namespace {

/// Characters from `first` to `last` stand for `sign`, or for the signs from it on.
struct Counterpart {
    char32_t first;
    char32_t last;
    char sign;
    bool ascends = false;
};

constexpr Counterpart counterparts[] = {
    {0xFF01, 0xFF5E, '!', true},                        // full-width forms
    {0x0660, 0x0669, '0', true},                        // Arabic digits
    {0x06F0, 0x06F9, '0', true}, {0x00A0, 0x00A0, ' '}, // no-break
    {0x1680, 0x1680, ' '},       {0x2000, 0x200A, ' '},  {0x202F, 0x202F, ' '}, {0x205F, 0x205F, ' '},
    {0x3000, 0x3000, ' '},                                                      // ideographic
    {0x0085, 0x0085, '\n'},      {0x2028, 0x2029, '\n'}, {0x3001, 0x3001, ','}, // 、
    {0xFF64, 0xFF64, ','},       {0x060C, 0x060C, ','},  {0x061B, 0x061B, ';'}, {0x037E, 0x037E, ';'},
    {0x3002, 0x3002, '.'},                                                      // 。
    {0xFF61, 0xFF61, '.'},       {0x00B7, 0x00B7, '.'},                         // ·, as in ·77
    {0x22C5, 0x22C5, '.'},       {0x30FB, 0x30FB, '.'},  {0x2010, 0x2013, '-'}, // hyphens and a dash
    {0x2212, 0x2212, '-'},                                                      // minus
    {0xFE63, 0xFE63, '-'},       {0x2044, 0x2044, '/'},  {0x2215, 0x2215, '/'}, {0x2223, 0x2223, '|'},
};

constexpr std::string_view byteOrderMark = "\uFEFF";

} // namespace

char plainSign(std::string_view character) {
    const char32_t point = codePoint(character);
    const auto* found = std::ranges::find_if(
        counterparts, [point](const Counterpart& one) { return point >= one.first && point <= one.last; });
    if (found == std::end(counterparts)) return '\0';
    return static_cast<char>(found->sign + (found->ascends ? static_cast<int>(point - found->first) : 0));
}

bool isAscii(std::string_view text) {
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    constexpr std::size_t stretch = 512; // bytes; the inner loop has no exit, so that it is vectorised
    std::size_t at = 0;
    while (text.size() - at >= stretch) {
        std::uint64_t all = 0;
        for (std::size_t i = 0; i < stretch; i += sizeof all) {
            std::uint64_t word = 0;
            std::memcpy(&word, text.data() + at + i, sizeof word);
            all |= word;
        }
        if ((all & highBits) != 0) return false;
        at += stretch;
    }
    return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

Listed insideBrackets(std::string_view plain) {
    constexpr std::string_view blanks = " \t\r\n";
    constexpr std::string_view open = "([{";
    constexpr std::string_view close = ")]}";
    const std::size_t first = plain.find_first_not_of(blanks);
    const std::size_t last = plain.find_last_not_of(blanks);
    const std::size_t kind = first == last ? std::string_view::npos : open.find(plain[first]);
    if (kind == std::string_view::npos || plain[last] != close[kind]) return {0, plain.size()};
    return {first + 1, last};
}

std::string plainText(std::string_view text) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(characterLength(text), 1);
        const char sign = length > 1 ? plainSign(text.substr(0, length)) : '\0';
        if (sign != '\0')
            plain += sign;
        else
            plain += text.substr(0, length);
        text.remove_prefix(length);
    }
    return plain;
}

} // namespace mexplorer
