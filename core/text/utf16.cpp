#include "core/text/utf16.h"

#include <cstdint>

namespace mexplorer {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view utf32Mark("\xFF\xFE\0\0", 4); // the lowest byte first
constexpr char32_t notCharacter = 0xFFFD;

char32_t unitAt(std::string_view bytes, std::size_t at, Utf16Order order) {
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return order == Utf16Order::big ? char32_t{first} << 8U | second : char32_t{second} << 8U | first;
}

bool isHigh(char32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

bool isLow(char32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

void append(std::string& text, char32_t point) {
    const auto continued = [&](unsigned shift) {
        text += static_cast<char>(0x80U | (point >> shift & 0x3FU));
    };
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += static_cast<char>(0xC0U | point >> 6U);
        continued(0);
    } else if (point < 0x10000) {
        text += static_cast<char>(0xE0U | point >> 12U);
        continued(6);
        continued(0);
    } else {
        text += static_cast<char>(0xF0U | point >> 18U);
        continued(12);
        continued(6);
        continued(0);
    }
}

} // namespace

std::optional<Utf16Order> utf16Order(std::string_view bytes) {
    if (bytes.starts_with(utf32Mark)) return std::nullopt; // which begins as one of UTF-16 does
    if (bytes.starts_with("\xFF\xFE")) return Utf16Order::little;
    if (bytes.starts_with("\xFE\xFF")) return Utf16Order::big;
    return std::nullopt;
}

std::size_t wholeUtf16(std::string_view bytes, Utf16Order order) {
    const std::size_t units = bytes.size() / 2;
    const bool isHalf = units > 0 && isHigh(unitAt(bytes, 2 * units - 2, order));
    return 2 * (isHalf ? units - 1 : units);
}

std::string fromUtf16(std::string_view bytes, Utf16Order order) {
    std::string text;
    text.reserve(bytes.size());
    std::size_t at = 0;
    for (; at + 1 < bytes.size(); at += 2) {
        const char32_t unit = unitAt(bytes, at, order);
        const char32_t next = at + 3 < bytes.size() ? unitAt(bytes, at + 2, order) : 0;
        if (isHigh(unit) && isLow(next)) {
            append(text, 0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00));
            at += 2;
        } else {
            append(text, isHigh(unit) || isLow(unit) ? notCharacter : unit);
        }
    }
    if (at < bytes.size()) append(text, notCharacter);
    return text;
}

std::string inUtf8(std::string bytes) {
    if (const auto order = utf16Order(bytes)) return fromUtf16(std::string_view(bytes).substr(2), *order);
    if (bytes.starts_with(utf8Mark)) bytes.erase(0, utf8Mark.size());
    return bytes;
}

} // namespace mexplorer
