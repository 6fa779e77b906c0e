#include "core/own/rules_kind.h"

#include "core/formula/words.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Takes the next word, or else the next sign, from a plain text; empty at its end.
std::string_view nextWord(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::size_t length = std::min(std::max<std::size_t>(wordLength(text), 1), text.size());
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

bool isSide(std::string_view word) {
    return word == "Left" || word == "left" || word == "Right" || word == "right";
}

} // namespace

Expected<OwnRulesKind> ownRulesKind(std::string_view rules) {
    const std::string plain = plainFormula(rules);
    std::string_view rest = plain;
    const std::string_view first = nextWord(rest);
    if (isSide(first)) return OwnRulesKind::sidedHeaps;
    if (first == "heaps") return OwnRulesKind::jointHeaps;
    if (first == "board") return OwnRulesKind::board;
    if (first == "word") return OwnRulesKind::word;
    if (first == "graph") return OwnRulesKind::graph;
    if (first != "heap")
        return invalid(
            say(MX_TEXT("core", "Rules begin with “heap n:”, “heap n, last m:”, “heaps a, b:”, "
                                "“board 8 x 8:”, “word over AB:”, “graph:” or “Left:”, not with “%1”."),
                shortened(first)));
    nextWord(rest); // its name
    if (nextWord(rest) == ",") return OwnRulesKind::jointHeaps;
    return isSide(nextWord(rest)) ? OwnRulesKind::sidedHeaps : OwnRulesKind::heap;
}

} // namespace mexplorer
