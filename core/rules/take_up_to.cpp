#include "core/rules/take_up_to.h"

namespace mexplorer {

std::vector<HeapPart> blocksOf(std::uint64_t size, std::uint64_t block) {
    std::vector<HeapPart> parts;
    if (size >= block) parts.push_back({block, size / block});
    if (size % block != 0) parts.push_back({size % block});
    return parts;
}

Parameter largestTakeParameter() {
    return {.id = "m",
            .title = say(MX_TEXT("core", "largest take")),
            .kind = Parameter::Kind::integer,
            .fallback = "3",
            .least = 1,
            .most = largestTake,
            .hint = say(MX_TEXT("core", "the most that one turn may take"))};
}

Theorem remaindersTheorem() {
    return {say(MX_TEXT("core", "Remainders")),
            say(MX_TEXT("core", "A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So "
                                "one heap is P exactly when m + 1 divides it. In misère play the same, "
                                "except when no heap is worth more than 1: then the position is P exactly "
                                "when the number of heaps worth 1 is odd.")),
            say(MX_TEXT("core", "all heaps")), "Bachet 1612"};
}

} // namespace mexplorer
