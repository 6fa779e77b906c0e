#include "core/rules/break_game.h"

namespace mexplorer {

Message breakText(const Heaps& heaps, const Break& move) {
    const bool isOnly = heaps.size() == 1;
    if (move.parts.size() < 2) return takeText(heaps, {move.heap, move.taken});
    const std::string parts = joined(move.parts, " + ");
    if (move.taken == 0) {
        return isOnly ? say(MX_TEXT("core", "split it into %1"), parts)
                      : say(MX_TEXT("core", "split heap %1 into %2"), move.heap + 1, parts);
    }
    return isOnly ? say(MX_TEXT("core", "take %1 and split the rest into %2"), move.taken, parts)
                  : say(MX_TEXT("core", "take %1 from heap %2 and split the rest into %3"), move.taken,
                        move.heap + 1, parts);
}

Heaps broken(const Heaps& heaps, std::size_t heap, const HeapsLeft& parts) {
    Heaps option;
    option.reserve(heaps.size() + parts.size());
    const auto at = heaps.begin() + static_cast<std::ptrdiff_t>(heap);
    option.insert(option.end(), heaps.begin(), at);
    option.insert(option.end(), parts.begin(), parts.end());
    if (parts.size() == 0) option.push_back(0);
    option.insert(option.end(), at + 1, heaps.end());
    return option;
}

} // namespace mexplorer
