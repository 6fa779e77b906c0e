#include "core/explain/say_position.h"

#include "core/text/printable.h"
#include "core/text/quoted.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t longestPosition = 200; // bytes

/// Of a long list its first numbers, whole.
std::string beginningOf(const std::string& position) {
    if (position.size() <= longestPosition) return printable(position);
    const auto comma = position.rfind(',', longestPosition);
    if (comma == std::string::npos) return printable(position, longestPosition);
    return printable(position.substr(0, comma + 1)) + "…";
}

} // namespace

std::string withoutLongValues(const std::string& position) {
    constexpr std::size_t longestValue = 24; // bytes
    constexpr std::string_view begin = "=\"";
    std::string text;
    std::size_t at = 0;
    for (std::size_t value = 0; (value = position.find(begin, at)) != std::string::npos;) {
        const auto quoted = readQuoted(std::string_view(position).substr(value + 1));
        if (!quoted) break;
        const std::size_t end = value + 1 + quoted->bytes;
        const bool isLong = quoted->bytes > longestValue;
        text += position.substr(at, (isLong ? value + 1 : end) - at);
        if (isLong) text += "\"…\"";
        at = end;
    }
    return text + position.substr(at);
}

std::string shown(const std::string& position) {
    std::string text = beginningOf(withoutLongValues(position));
    const auto holds = [&](char c) { return std::find(text.begin(), text.end(), c) != text.end(); };
    if (!holds(',') || holds(':') || holds('(')) return text;
    std::string spaced = "(";
    for (const char c : text) {
        spaced += c;
        if (c == ',') spaced += ' ';
    }
    return spaced + ")";
}

Message sayOutcome(const std::string& position, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return say(MX_TEXT("core", "%1 is P"), shown(position));
    case Outcome::N:
        return say(MX_TEXT("core", "%1 is N"), shown(position));
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "%1 is a draw"), shown(position));
}

} // namespace mexplorer
