#include "core/rules/lasker.h"

#include "core/rules/misere_search.h"

namespace mexplorer {

BreakCode Lasker::laskerCode() {
    return *BreakCode::parse("4.(3)");
}

Message Lasker::valueReason(std::uint64_t size) const {
    const std::uint64_t remainder = size % valuesRepeatAfter;
    if (remainder == 3) return say(MX_TEXT("core", "%1 mod 4 = 3: %1 + 1 = %2"), size, laskerValue(size));
    if (remainder != 0) return say(MX_TEXT("core", "%1 mod 4 = %2: %1"), size, remainder);
    return size == 0 ? Message{} : say(MX_TEXT("core", "%1 mod 4 = 0: %1 − 1 = %2"), size, laskerValue(size));
}

Message Lasker::valueTheorem() {
    return say(MX_TEXT("core", "Lasker’s values"));
}

Description Lasker::describe() {
    return {
        .id = "lasker",
        .title = say(MX_TEXT("core", "Lasker’s Nim")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Take any number, at least one, from one heap, or split it in two.")),
        .parameters = {playParameter()},
        .position = "11",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 2,5,7")),
        .presets = {{say(MX_TEXT("core", "One heap of 11")), {}, "11"},
                    {say(MX_TEXT("core", "Three heaps: 2, 5, 7")), {}, "2,5,7", "xor"},
                    {say(MX_TEXT("core", "A small tree: 3")), {}, "3", "tree"},
                    {say(MX_TEXT("core", "Misère: 2, 3")), {{"play", "misere"}}, "2,3", "tree"}},
        .theorems = {{valueTheorem(),
                      say(MX_TEXT("core",
                                  "A heap of n ≥ 1 is worth n − 1 if 4 divides n, n + 1 if n leaves the "
                                  "remainder 3, and n otherwise; a position is P exactly when the XOR of its "
                                  "heaps’ values is 0.")),
                      say(MX_TEXT("core", "all heaps, in normal play")),
                      "Lasker 1931",
                      {{"play", "normal"}}},
                     misereSearch(mostBreakPositions)},
    };
}

} // namespace mexplorer
