#include "core/rules/two_sided/few_heaps.h"

namespace mexplorer {

Expected<Heaps> parseFewHeaps(std::string_view text, std::int64_t largest) {
    const auto numbers = parseIntegers(text, 0, largest);
    if (!numbers) return invalid(positionId, numbers.error().message);
    if (numbers->size() > mostHeapsOfTwoSides)
        return invalid(positionId, say(MX_TEXT("core", "There are %1 heaps; at most %2 are allowed."),
                                       numbers->size(), mostHeapsOfTwoSides));
    return Heaps(numbers->begin(), numbers->end());
}

std::vector<Heaps> singleHeaps(const Heaps& heaps) {
    std::vector<Heaps> single;
    for (const std::uint64_t size : heaps)
        if (size > 0) single.push_back({size});
    return single;
}

} // namespace mexplorer
