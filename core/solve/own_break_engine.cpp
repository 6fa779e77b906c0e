#include "core/solve/own_break_engine.h"

#include "core/theory/mex.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The same or, if not all breaks of such heaps are tried, fewer.
std::uint64_t fewerIfTooMany(const OwnBreakCode& code, std::uint64_t most) {
    while (most > 1 && code.triesTooMany(most - 1))
        most /= 2;
    return most;
}

std::uint64_t mostByGrowth(const OwnBreakCode& code) {
    switch (code.growth()) {
    case 0:
    case 1:
        return 1U << 13U;
    case 2:
        return 1U << 9U;
    default:
        return 1U << 7U;
    }
}

} // namespace

std::uint64_t mostOwnBreakValues(const OwnBreakCode& code) {
    return fewerIfTooMany(code, mostByGrowth(code));
}

Expected<void> checkBreakLine(const OwnBreakCode& code, std::uint64_t size, const Budget& budget) {
    if (auto fits = checkLineSize(size, fewerIfTooMany(code, 4 * mostByGrowth(code))); !fits) return fits;
    return checkLine(size, budget);
}

Expected<void> fillBreakLine(const OwnBreakCode& code, LineValues& values, Task& task, const GoOn& goOn) {
    constexpr std::uint64_t often = 1;
    std::vector<Nimber> met;
    const auto fillSome = [&](std::uint64_t n) {
        for (std::uint64_t breaks = 0; n < values.size() && breaks < workBetweenChecks / 16; ++n) {
            met.clear();
            code.forEachBreak(n, [&](std::uint64_t, const HeapsLeft& parts) {
                Nimber value = 0;
                for (const std::uint64_t part : parts)
                    value ^= values[part];
                met.push_back(value);
            });
            breaks += met.size() + 1;
            values.data()[n] = static_cast<LineValues::Value>(mex(met));
        }
        return n;
    };
    const auto work = [&code](double part) {
        double all = part;
        for (unsigned more = 0; more < code.growth(); ++more)
            all *= part;
        return all;
    };
    return fillInSteps(values, task, goOn, often, fillSome, work);
}

} // namespace mexplorer
