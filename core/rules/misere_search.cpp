#include "core/rules/misere_search.h"

namespace mexplorer {

Theorem misereSearch(std::uint64_t mostPositions) {
    return {say(MX_TEXT("core", "Misère play is searched")),
            say(MX_TEXT("core", "The values of the parts do not tell who wins their sum here, as they do in "
                                "normal play. So the positions below are searched: at most %1 of them, and "
                                "%2 moves, in at most %3 MB. What is larger is refused."),
                mostPositions, Budget{}.moves, Budget{}.bytes >> 20U),
            say(MX_TEXT("core", "every position within that limit")),
            "Grundy, Smith 1956",
            {{"play", "misere"}}};
}

} // namespace mexplorer
