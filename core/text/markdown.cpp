#include "core/text/markdown.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Signs that mean something anywhere in a line: emphasis, code, links, HTML, tables, entities.
constexpr std::string_view signs = "\\`*_[]<>|~&";
/// Signs that mean something where a line begins with them: headings, lists.
constexpr std::string_view firstSigns = "#+-=";

/// Where the line's number of a list, “12.” or “12)”, has its full stop or parenthesis; else the end.
std::size_t numberEnd(std::string_view line) {
    const std::size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
    return end > 0 && end < line.size() && (line[end] == '.' || line[end] == ')') ? end : line.size();
}

} // namespace

std::string markdown(std::string_view line) {
    std::string out;
    const std::size_t number = numberEnd(line);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool isSign = signs.find(line[i]) != std::string_view::npos || i == number ||
                            (i == 0 && firstSigns.find(line[i]) != std::string_view::npos);
        if (isSign) out += '\\';
        out += line[i];
    }
    return out;
}

} // namespace mexplorer
