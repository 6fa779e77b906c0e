#include "core/explain/say_folding.h"

#include <fmt/format.h>

namespace mexplorer {

Message sayAlike(const Folding& folding, std::span<const LineValues::Value> values) {
    constexpr std::uint64_t longestListed = 24;
    constexpr std::uint64_t longestUnbroken = 12; // which one line can hold
    if (!folding.hasAlike()) return {};
    const std::uint64_t first = folding.firstAlike * folding.width;
    if (folding.rise > 0)
        return say(MX_TEXT("core", "from n = %1 on every row is the one above it, plus %2"), first,
                   folding.rise);
    if (folding.width > longestListed)
        return say(MX_TEXT("core", "from n = %1 on every row is the same"), first);
    const auto row = values.subspan(first, folding.width);
    return say(MX_TEXT("core", "from n = %1 on every row is the same: %2"), first,
               fmt::format("{}", fmt::join(row, folding.width <= longestUnbroken ? "\u00A0" : " ")));
}

} // namespace mexplorer
