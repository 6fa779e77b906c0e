#include "core/rules/bounded_nim.h"

namespace mexplorer {

Description BoundedNim::describe() {
    return {
        .id = "bounded-nim",
        .title = say(MX_TEXT("core", "Bounded Nim")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT("core", "Several heaps: take at least one and at most m from one of them.")),
        .parameters = {largestTakeParameter(), playParameter()},
        .position = "13,11,7",
        .view = "xor",
        .positionHint = say(MX_TEXT("core", "heaps, for example 3,5,7")),
        .presets = {{say(MX_TEXT("core", "Remainders by 4: 13, 11, 7")), {}, "13,11,7"},
                    {say(MX_TEXT("core", "Lost, with m = 4: 5, 9, 14")), {{"m", "4"}}, "5,9,14"},
                    {say(MX_TEXT("core", "A small tree: 2, 2")), {{"m", "2"}}, "2,2", "tree"},
                    {say(MX_TEXT("core", "Two heaps as a table, m = 5")), {{"m", "5"}}, "8,15", "grid"},
                    {say(MX_TEXT("core", "Misère: 4, 5, 9")), {{"play", "misere"}}, "4,5,9"}},
        .theorems = {remaindersTheorem()},
    };
}

} // namespace mexplorer
