#include "core/sum/sum_parts.h"

#include "core/sum/summands.h"
#include "core/text/quoted.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Takes what is before the next of these signs, outside of quotations, and the sign.
std::string_view taken(std::string_view& text, char sign) {
    std::size_t at = 0;
    while (at < text.size() && text[at] != sign) {
        const auto quotation = text[at] == '"' ? readQuoted(text.substr(at)) : std::nullopt;
        at += quotation ? quotation->bytes : 1;
    }
    const std::string_view before = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return before;
}

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

} // namespace

std::vector<SumPart> sumParts(const Game& game, std::string_view position) {
    std::vector<SumPart> parts;
    while (game.description().id == sumId && !position.empty()) {
        std::string_view part = taken(position, ';');
        const std::string_view name = withoutBlanks(taken(part, ':'));
        const std::string_view rest = withoutBlanks(part);
        const auto quotation = rest.starts_with('"') ? readQuoted(rest) : std::nullopt;
        parts.push_back(
            {std::string(name.substr(0, name.find(' '))), quotation ? quotation->text : std::string(rest)});
    }
    return parts;
}

} // namespace mexplorer
