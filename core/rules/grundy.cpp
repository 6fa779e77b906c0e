#include "core/rules/grundy.h"

#include "core/rules/misere_search.h"

namespace mexplorer {

Description Grundy::describe() {
    return {
        .id = "grundy",
        .title = say(MX_TEXT("core", "Grundy’s game")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Split one heap into two heaps of different sizes.")),
        .parameters = {playParameter()},
        .position = "12",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 12")),
        .presets = {{say(MX_TEXT("core", "One heap of 12")), {}, "12"},
                    {say(MX_TEXT("core", "All ways to split 8")), {}, "8", "tree"},
                    {say(MX_TEXT("core", "Three heaps: 5, 6, 9")), {}, "5,6,9", "xor"},
                    {say(MX_TEXT("core", "Misère: 9")), {{"play", "misere"}}, "9", "tree"}},
        .theorems = {{say(MX_TEXT("core", "The sum theorem")),
                      say(MX_TEXT("core",
                                  "A heap is worth the mex of the XORs of all pairs of unequal heaps "
                                  "that make it up; a position is P exactly when the XOR of its heaps’ "
                                  "values is 0. Whether the values are ever periodic is not known, "
                                  "though more than 2³⁵ of them have been computed.")),
                      say(MX_TEXT("core", "normal play")),
                      "Grundy 1939",
                      {{"play", "normal"}}},
                     misereSearch(mostBreakPositions)},
    };
}

} // namespace mexplorer
