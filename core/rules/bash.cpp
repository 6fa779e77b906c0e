#include "core/rules/bash.h"

namespace mexplorer {

Description Bash::describe() {
    return {
        .id = "bash",
        .title = say(MX_TEXT("core", "Bash")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Take at least one and at most m from one heap.")),
        .parameters = {largestTakeParameter(), playParameter()},
        .position = "21",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 21")),
        .presets = {{say(MX_TEXT("core", "Take 1 to 3 from 21")), {}, "21"},
                    {say(MX_TEXT("core", "Lost: take 1 to 4 from 20")), {{"m", "4"}}, "20"},
                    {say(MX_TEXT("core", "Three heaps: 5, 9, 14")), {{"m", "4"}}, "5,9,14", "xor"},
                    {say(MX_TEXT("core", "Misère: 13")), {{"play", "misere"}}, "13"}},
        .theorems = {remaindersTheorem()},
    };
}

} // namespace mexplorer
