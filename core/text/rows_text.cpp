#include "core/text/rows_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

bool isOpen(char c) {
    return c == '[' || c == '{' || c == '(';
}

bool isClose(char c) {
    return c == ']' || c == '}' || c == ')';
}

/// Brackets become blanks. Inside two of them, what stands between the inner ones parts rows.
std::string withoutBrackets(std::string_view plain) {
    const bool hasRows = std::ranges::count_if(plain, isOpen) > 1;
    std::string text(plain);
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isOpen(text[i])) {
            ++depth;
            text[i] = ' ';
        } else if (isClose(text[i])) {
            depth -= std::min<std::size_t>(depth, 1);
            text[i] = hasRows && depth <= 1 ? ';' : ' ';
        } else if (hasRows && depth <= 1 && (text[i] == ',' || text[i] == '\n')) {
            text[i] = ' ';
        }
    }
    return text;
}

bool isOfNumber(char c) {
    return (c >= '0' && c <= '9') || c == '.';
}

/// Whether a number, perhaps with a sign, begins there.
bool beginsNumber(std::string_view text) {
    const bool hasSign = text[0] == '-' || text[0] == '+';
    return hasSign ? text.size() > 1 && isOfNumber(text[1]) : isOfNumber(text[0]);
}

/// What parts the cells before and after a gap of blanks and line breaks: its sign is put at its first
/// character that may be one, the others are blanks.
void partAt(std::string& text, std::size_t begin, std::size_t end) {
    const auto first = text.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = text.begin() + static_cast<std::ptrdiff_t>(end);
    const auto lineBreak = std::find(first, last, '\n');
    const bool isInside = begin > 0 && end < text.size();
    const bool isBetweenCells =
        isInside && isOfNumber(text[begin - 1]) && beginsNumber(std::string_view(text).substr(end));
    const bool isAfterCell = isInside && text[begin - 1] != ';' && text[begin - 1] != ',' && text[end] != ';';
    if (lineBreak != last) {
        std::replace(first, last, '\n', ' ');
        if (isAfterCell) *lineBreak = ';';
    } else if (isBetweenCells) {
        *first = ',';
    }
}

} // namespace

std::string rowsAndCells(std::string_view plain) {
    std::string text = withoutBrackets(plain);
    for (std::size_t begin = 0; begin < text.size();) {
        const auto isGap = [&](std::size_t at) { return isBlank(text[at]) || text[at] == '\n'; };
        std::size_t end = begin;
        while (end < text.size() && isGap(end))
            ++end;
        if (end > begin) partAt(text, begin, end);
        begin = end + 1;
    }
    return text;
}

} // namespace mexplorer
