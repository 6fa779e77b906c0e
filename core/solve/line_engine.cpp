#include "core/solve/line_engine.h"

#include "core/rules/hash.h"

#include <algorithm>

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

/// Where the last window of `width` values stood before: the latest earlier beginning, or nothing.
std::optional<std::uint64_t> lastWindowBefore(const LineValues& values, std::uint64_t width) {
    const std::uint64_t count = values.finished();
    if (count <= width) return std::nullopt;
    const std::uint64_t last = count - width;
    const auto word = [&](std::uint64_t n) { return mixed(0, values[n]); };
    const auto isSame = [&](std::uint64_t begin) {
        return std::equal(values.data() + begin, values.data() + begin + width, values.data() + last);
    };
    std::uint64_t power = 1; // hashBase^(width − 1)
    std::uint64_t wanted = 0;
    for (std::uint64_t i = 0; i < width; ++i) {
        if (i > 0) power *= hashBase;
        wanted = wanted * hashBase + word(last + width - 1 - i);
    }
    std::uint64_t hash = wanted; // of the window at `begin`, rolled towards the front
    for (std::uint64_t begin = last; begin-- > 0;) {
        hash = (hash - word(begin + width) * power) * hashBase + word(begin);
        if (hash == wanted && isSame(begin)) return begin;
    }
    return std::nullopt;
}

} // namespace

Period takingPeriod(const LineValues& values, std::uint64_t longestTake) {
    const std::uint64_t width = std::max<std::uint64_t>(longestTake, 1);
    const auto before = lastWindowBefore(values, width);
    if (!before) return {};
    // A window is the machine's state; the distance to the state's last visit is the length of its cycle.
    Period period{
        .status = Period::Status::proved, .length = values.finished() - width - *before, .start = *before};
    while (period.start > 0 && values[period.start - 1] == values[period.start - 1 + period.length])
        --period.start;
    for (std::uint64_t n = 0; n < period.start; ++n) {
        const std::uint64_t periods = (period.start - n + period.length - 1) / period.length;
        if (values[n] != values[n + periods * period.length]) period.exceptions.push_back(n);
    }
    return period;
}

} // namespace mexplorer
