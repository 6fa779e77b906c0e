#include "core/rules/nim.h"

namespace mexplorer {

Message Nim::valueTheorem() {
    return say(MX_TEXT("core", "Bouton’s theorem"));
}

Description Nim::describe() {
    return {
        .id = "nim",
        .title = say(MX_TEXT("core", "Nim")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT("core", "Take any number, at least one, from one heap.")),
        .parameters = {playParameter()},
        .position = "13,11,7",
        .view = "xor",
        .positionHint = say(MX_TEXT("core", "heaps, for example 3,5,7")),
        .presets = {{say(MX_TEXT("core", "Three heaps: 3, 5, 7")), {}, "3,5,7"},
                    {say(MX_TEXT("core", "A small tree: 1, 2")), {}, "1,2", "tree"},
                    {say(MX_TEXT("core", "Misère: 1, 1, 2")), {{"play", "misere"}}, "1,1,2"}},
        .theorems = {{valueTheorem(),
                      say(MX_TEXT("core",
                                  "A position is P exactly when the XOR of the heaps is 0. In misère play "
                                  "the same, except when no heap is above 1: then it is P exactly when "
                                  "the number of ones is odd.")),
                      say(MX_TEXT("core", "all heaps")), "Bouton 1901"}},
    };
}

} // namespace mexplorer
