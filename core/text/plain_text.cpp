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
    {0x2500, 0x2501, '-'},       {0x2502, 0x2503, '|'},  {0x250C, 0x254B, '+'}, // lines of boxes
};

constexpr std::string_view byteOrderMark = "\uFEFF";
constexpr std::string_view asciiBlanks = " \t\r\n\f\v";

/// The end of text[begin, end) without a comma or semicolon after its last item.
std::size_t withoutSeparator(std::string_view text, std::size_t begin, std::size_t end) {
    const std::size_t last = text.substr(0, end).find_last_not_of(asciiBlanks);
    const bool isAfterItem =
        last != std::string_view::npos && text.find_first_not_of(asciiBlanks, begin) < last;
    return isAfterItem && (text[last] == ',' || text[last] == ';') ? last : end;
}

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

std::size_t blankLength(std::string_view text) {
    if (text.empty()) return 0;
    if (static_cast<unsigned char>(text.front()) < 0x80)
        return asciiBlanks.find(text.front()) != std::string_view::npos ? 1 : 0;
    const std::size_t length = characterLength(text);
    if (length == 0) return 0;
    const std::string_view character = text.substr(0, length);
    const char sign = plainSign(character);
    return sign == ' ' || sign == '\n' || character == byteOrderMark ? length : 0;
}

Listed insideBrackets(std::string_view plain) {
    constexpr std::string_view open = "([{";
    constexpr std::string_view close = ")]}";
    const auto withoutBlanks = [](std::string_view text) {
        std::string signs(text);
        std::erase_if(signs, [](char c) { return asciiBlanks.find(c) != std::string_view::npos; });
        return signs;
    };
    const std::size_t begin = plain.find_last_of(open) + 1; // 0 if there is none
    const std::size_t end = std::min(plain.find_first_of(close), plain.size());
    if (begin == 0 || begin > end) return {0, plain.size()};
    const std::string before = withoutBlanks(plain.substr(0, begin));
    const std::string after =
        withoutBlanks(plain.substr(end, withoutSeparator(plain, end, plain.size()) - end));
    const bool fit =
        std::equal(before.begin(), before.end(), after.rbegin(), after.rend(), [&](char a, char b) {
            const std::size_t kind = open.find(a);
            return kind != std::string_view::npos && close[kind] == b;
        });
    return fit ? Listed{begin, withoutSeparator(plain, begin, end)} : Listed{0, plain.size()};
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
