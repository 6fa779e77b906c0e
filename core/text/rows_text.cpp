#include "core/text/rows_text.h"

#include "core/text/parse.h"

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

/// Whether each bracket outside quotes is closed by its own kind.
bool areClosed(std::string_view plain) {
    constexpr std::string_view open = "([{";
    constexpr std::string_view close = ")]}";
    std::string expected;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        const char sign = plain[at];
        if (sign == '"' || sign == '\'') {
            at = plain.find(sign, at + 1);
            if (at == std::string_view::npos) return false;
        } else if (const std::size_t kind = open.find(sign); kind != std::string_view::npos) {
            expected += close[kind];
        } else if (isClose(sign)) {
            if (!expected.ends_with(sign)) return false;
            expected.pop_back();
        }
    }
    return expected.empty();
}

/// The length of the word for nothing that stands there in place of a quotation; 0 if none does.
std::size_t blankWord(std::string_view text) {
    for (const std::string_view word : {"None", "null"})
        if (text.starts_with(word)) return word.size();
    return 0;
}

/// Whether brackets fit each other and have a list, or lists in one list, in them: of others it is not clear
/// what are rows.
bool areOfRows(std::string_view plain) {
    constexpr std::string_view open = "([{";
    constexpr std::string_view close = ")]}";
    std::string expected;
    std::size_t depth = 0;
    std::size_t lists = 0; // outermost ones
    for (const char c : plain) {
        if (const std::size_t kind = open.find(c); kind != std::string_view::npos) {
            lists += expected.empty() ? 1U : 0U;
            expected += close[kind];
            depth = std::max(depth, expected.size());
        } else if (isClose(c)) {
            if (!expected.ends_with(c)) return false;
            expected.pop_back();
        }
    }
    return expected.empty() && (depth < 2 || (depth == 2 && lists == 1));
}

/// Brackets become blanks. If there are several, each that is closed ends a row, and what stands between them
/// parts nothing.
std::string withoutBrackets(std::string_view plain) {
    if (!areOfRows(plain)) return std::string(plain);
    const bool hasRows = std::ranges::count_if(plain, isOpen) > 1;
    std::string text(plain);
    bool isParted = true; // from the row before
    for (char& sign : text) {
        const bool isBracket = isOpen(sign) || isClose(sign);
        const bool isBetween = sign == ',' || sign == ';' || sign == '\n';
        if (hasRows && isClose(sign) && !isParted) {
            sign = ';';
            isParted = true;
        } else if (isBracket || (hasRows && isBetween && isParted)) {
            sign = ' ';
        } else if (!isBlank(sign)) {
            isParted = false;
        }
    }
    if (!hasRows) return text;
    const std::size_t last = text.find_last_not_of(" \t\r\n;"); // after the last row
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(last + 1), text.end(), ' ');
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

std::string withoutLatex(std::string_view plain) {
    std::string text(plain);
    const auto replaceAll = [&text](std::string_view word, std::string_view sign) {
        for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos;) {
            std::fill_n(&text[at], word.size(), ' ');
            std::copy(sign.begin(), sign.end(), &text[at] + (word.size() - sign.size()));
        }
    };
    const bool arePairs = text.find(',') != std::string::npos; // “3,3 & 0,5”
    replaceAll("\\\\", ";");
    for (const std::string_view word : {"\\begin{", "\\end{"}) {
        for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos;) {
            const bool hasColumns =
                text.compare(at, std::string_view("\\begin{array}{").size(), "\\begin{array}{") == 0;
            const std::size_t name = std::min(text.find('}', at), text.size() - 1);
            const std::size_t end = hasColumns ? std::min(text.find('}', name + 1), text.size() - 1) : name;
            std::fill_n(&text[at], end + 1 - at, ' ');
        }
    }
    for (const std::string_view word : {"\\left", "\\right", "\\(", "\\)", "\\[", "\\]"})
        replaceAll(word, "");
    replaceAll("\\{", "{");
    replaceAll("\\}", "}");
    const std::string_view formula = trimmed(text);
    if (formula.size() > 1 && formula.starts_with('$') && formula.ends_with('$')) replaceAll("$", "");
    std::ranges::replace(text, '&', arePairs ? ' ' : ',');
    return text;
}

std::string withoutQuotes(std::string_view plain) {
    constexpr char nothing = '\r'; // white space that is no blank cell
    std::string text(plain);
    const std::string_view body = trimmed(plain);
    if (body.empty() || !isOpen(body.front()) || !areClosed(plain)) return text;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        const std::size_t word = depth > 0 ? blankWord(std::string_view(text).substr(at)) : 0;
        const bool isQuote = sign == '"' || sign == '\'';
        const std::size_t close = isQuote && depth > 0 ? text.find(sign, at + 1) : std::string::npos;
        const bool isBetween = isBlank(sign) || sign == '\n' || (depth > 0 && (sign == ',' || isClose(sign)));
        if (!isOpen(sign) && close == std::string::npos && !isBetween && word == 0) return std::string(plain);
        if (word > 0) {
            std::fill_n(&text[at], word, nothing);
            text[at] = '.';
            at += word - 1;
            continue;
        }
        text[at] = sign == ',' && depth == 1 ? '\n' : nothing;
        depth += isOpen(sign) ? 1U : 0U;
        depth -= isClose(sign) ? 1U : 0U;
        if (close == std::string::npos) continue;
        std::replace(&text[at], &text[close], ' ', '.');
        text[close] = close == at + 1 ? '.' : nothing;
        at = close;
    }
    return text;
}

} // namespace mexplorer
