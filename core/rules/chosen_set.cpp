#include "core/rules/chosen_set.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/set_text.h"
#include "core/theory/mex.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

Description ChosenSet::describe() {
    return {
        .id = "mex",
        .title = say(MX_TEXT("core", "mex of a set")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary =
            say(MX_TEXT("core", "Choose a number of the set: a heap of Nim of that size is left. So the "
                                "numbers are the values of the options, and the value is their mex.")),
        .parameters = {playParameter()},
        .position = "0,1,2,4",
        .view = "mex",
        .positionHint = say(
            MX_TEXT("core", "any set of numbers up to %1, for example 0,1,2,4; nothing is the empty set; *3 "
                            "is a heap of 3"),
            largestNumber),
        .presets = {{say(MX_TEXT("core", "mex {0, 1, 2, 4} = 3")), {}, "0,1,2,4"},
                    {say(MX_TEXT("core", "0 is missing: mex {2, 3, 5} = 0")), {}, "2,3,5"},
                    {say(MX_TEXT("core", "Nothing at all: mex { } = 0")), {}, "{}"},
                    {say(MX_TEXT("core", "Why {0, 2} is worth 1, as a tree")), {}, "0,2", "tree"}},
        .theorems = {{say(MX_TEXT("core", "Any set is the options of some position")),
                      say(MX_TEXT("core",
                                  "A heap of n is worth n, so a position whose options are heaps is "
                                  "worth the mex of their sizes. In misère play 0 and 1 change places: "
                                  "a heap of 0 is worth 1, and a heap of 1 is worth 0.")),
                      say(MX_TEXT("core", "all sets")), "Sprague 1935, Grundy 1939"}},
    };
}

Expected<SetOrHeap> ChosenSet::parse(std::string_view text) const {
    const std::string_view inside = trimmed(text);
    if (inside.starts_with('*')) {
        const auto size = parseInteger(inside.substr(1), 0, largestNumber, 2);
        if (!size) return invalid(positionId, size.error().message);
        return SetOrHeap{true, {static_cast<Nimber>(*size)}};
    }
    constexpr std::string_view word = "mex";
    std::string list(text);
    if (inside.starts_with(word) && trimmed(inside.substr(word.size())).find_first_of("({[") == 0)
        std::fill_n(list.begin() + (inside.data() - text.data()), word.size(), ' '); // columns stay
    list = pastedList(list);
    const Listed listed = insideBrackets(list);
    const std::string_view numbered = std::string_view(list).substr(listed.begin, listed.end - listed.begin);
    if (trimmed(numbered).empty() || inside == "∅") return SetOrHeap{};
    const auto numbers = parseRanges(list, 0, largestNumber);
    if (!numbers) return invalid(positionId, numbers.error().message);
    SetOrHeap position{false, asSet({numbers->begin(), numbers->end()})};
    if (position.numbers.size() > mostNumbers)
        return invalid(positionId, say(MX_TEXT("core", "There are more than %1 numbers."), mostNumbers));
    return position;
}

std::string ChosenSet::text(const SetOrHeap& position) const {
    if (position.isHeap) return fmt::format("*{}", position.numbers.front());
    return position.numbers.empty() ? "{}" : joined(position.numbers);
}

Message ChosenSet::moveText(const SetOrHeap& position, Move to) const {
    if (position.isHeap) return say(MX_TEXT("core", "leave %1"), to);
    return say(MX_TEXT("core", "choose %1"), to);
}

std::optional<Evaluation> ChosenSet::closedForm(const SetOrHeap& position) const {
    if (position.isHeap) return evaluationOf(valueOfHeap(position.numbers.front()));
    if (position.numbers.empty()) return evaluationOf(terminalValue(play_));
    std::vector<Nimber> values;
    for (const Nimber number : position.numbers)
        values.push_back(valueOfHeap(number));
    return evaluationOf(mex(values));
}

} // namespace mexplorer
