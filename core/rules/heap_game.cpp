#include "core/rules/heap_game.h"

#include <fmt/format.h>

namespace mexplorer {

Expected<Heaps> parseHeaps(std::string_view text) {
    auto numbers = parseIntegers(text, 0, largestHeap);
    if (!numbers) return invalid(positionId, numbers.error().message);
    if (numbers->size() > mostHeaps) {
        return invalid(positionId, say(MX_TEXT("core", "There are %1 heaps; at most %2 are allowed."),
                                       numbers->size(), mostHeaps));
    }
    return Heaps(numbers->begin(), numbers->end());
}

Message takeText(const Heaps& heaps, const Take& take) {
    if (heaps.size() == 1) return say(MX_TEXT("core", "take %1"), take.taken);
    return say(MX_TEXT("core", "take %1 from heap %2"), take.taken, take.heap + 1);
}

tl::unexpected<Error> tooLargeHeap(std::uint64_t size, std::uint64_t most) {
    return tooLarge(say(MX_TEXT("core", "A heap of %1 is above the limit of %2."), size, most));
}

Message remainderText(std::uint64_t size, std::uint64_t modulus) {
    return verbatim(fmt::format("{} mod {} = {}", size, modulus, size % modulus));
}

} // namespace mexplorer
