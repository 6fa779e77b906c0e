#include "core/solve/line_engine.h"

#include "core/rules/hash.h"

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

Expected<void> checkLine(std::uint64_t size, const Budget& budget) {
    const std::uint64_t most = budget.bytes / sizeof(LineValues::Value);
    if (size > most) {
        return tooLarge(
            say(MX_TEXT("core", "A line of %1 values is above the limit of %2 values."), size, most));
    }
    return {};
}

namespace {

constexpr std::uint64_t hashBase = 0x9E3779B97F4A7C15U; // odd, so that powers never vanish modulo 2^64

/// The first pair i < j of equal windows of `width` values, or nothing.
std::optional<std::pair<std::uint64_t, std::uint64_t>> firstRepeat(const LineValues& values,
                                                                   std::uint64_t width) {
    const std::uint64_t count = values.finished();
    if (count < width + 1) return std::nullopt;
    std::uint64_t dropped = 1; // hashBase^width
    std::uint64_t hash = 0;
    for (std::uint64_t i = 0; i < width; ++i) {
        dropped *= hashBase;
        hash = hash * hashBase + mixed(0, values[i]);
    }
    std::unordered_map<std::uint64_t, std::uint64_t> seen;
    for (std::uint64_t begin = 0;; ++begin) {
        const auto [found, isNew] = seen.try_emplace(hash, begin);
        if (!isNew && std::equal(values.data() + found->second, values.data() + found->second + width,
                                 values.data() + begin)) {
            return std::pair{found->second, begin};
        }
        if (begin + width >= count) return std::nullopt;
        hash = hash * hashBase + mixed(0, values[begin + width]) - dropped * mixed(0, values[begin]);
    }
}

} // namespace

Period takingPeriod(const LineValues& values, std::uint64_t longestTake) {
    const auto repeat = firstRepeat(values, std::max<std::uint64_t>(longestTake, 1));
    if (!repeat) return {};
    // Equal windows are equal states of the machine, so their first repeat has the least distance that works.
    Period period{
        .status = Period::Status::proved, .length = repeat->second - repeat->first, .start = repeat->first};
    const auto expected = [&](std::uint64_t n) { // what the period says of an n before its start
        const std::uint64_t ahead = (period.start - n + period.length - 1) / period.length * period.length;
        return values[n + ahead];
    };
    for (std::uint64_t n = 0; n < period.start; ++n) {
        if (values[n] != expected(n)) period.exceptions.push_back(n);
    }
    while (period.start > 0 && values[period.start - 1] == values[period.start - 1 + period.length])
        --period.start;
    return period;
}

} // namespace mexplorer
