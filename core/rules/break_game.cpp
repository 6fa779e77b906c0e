#include "core/rules/break_game.h"

#include <algorithm>
#include <span>

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

ChangedHeaps changeOf(const Heaps& before, const Heaps& after) {
    if (after.size() < before.size() || after.size() - before.size() >= HeapsLeft::most) return {};
    const auto front = std::ranges::mismatch(before, after).in1 - before.begin();
    const auto back = std::mismatch(before.rbegin(), before.rend(), after.rbegin()).first - before.rbegin();
    const auto size = static_cast<std::ptrdiff_t>(before.size());
    return {static_cast<std::size_t>(std::max<std::ptrdiff_t>(size - 1 - back, 0)),
            static_cast<std::size_t>(std::min(front + 1, size))};
}

std::optional<HeapsLeft> partsAt(const Heaps& heaps, std::size_t first, std::size_t count) {
    const auto from = heaps.begin() + static_cast<std::ptrdiff_t>(first);
    const std::span parts(from, count);
    if (count == 1 && parts[0] == 0) return HeapsLeft();
    if (!std::ranges::is_sorted(parts) || parts[0] == 0) return std::nullopt;
    if (count == 1) return HeapsLeft(parts[0]);
    if (count == 2) return HeapsLeft(parts[0], parts[1]);
    return HeapsLeft(parts[0], parts[1], parts[2]);
}

} // namespace mexplorer
