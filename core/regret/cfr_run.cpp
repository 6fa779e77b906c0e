#include "core/regret/cfr_run.h"

#include "core/theory/rounding.h"

#include <algorithm>

namespace mexplorer {

std::vector<std::uint64_t> roundCounts(std::uint64_t last) {
    constexpr std::uint64_t base = 10;
    std::vector<std::uint64_t> counts;
    for (std::uint64_t step = 1; step <= last; step *= base) {
        for (std::uint64_t digit = 1; digit < base && digit * step <= last; ++digit)
            counts.push_back(digit * step);
        if (step > last / base) break; // ten times as much would be more, or overflow
    }
    if (counts.empty() || counts.back() != last) counts.push_back(last);
    return counts;
}

Expected<CfrRun> runCfr(const SequenceForm& form, CfrMethod method, std::uint64_t seed,
                        std::uint64_t iterations, Task& task) {
    // Iterations in about a millisecond; each looks at every payoff twice.
    const std::uint64_t often = std::max<std::uint64_t>(1, 500'000 / form.player(0).payoffs.size());
    Cfr cfr(form, method, seed);
    CfrRun run;
    for (const std::uint64_t count : roundCounts(iterations)) {
        while (cfr.iterations() < count) {
            if (task.cancelled()) return cancelled();
            cfr.iterate(std::min(often, count - cfr.iterations()));
            task.report(static_cast<double>(cfr.iterations()) / static_cast<double>(iterations));
        }
        CfrPoint point{count, 0, 0, cfr.average()};
        point.value = unlessRounding(expectedPayoff(form, point.average), form.payoffRange());
        point.exploitability = unlessRounding(exploitability(form, point.average), form.payoffRange());
        run.points.push_back(std::move(point));
    }
    run.current = cfr.current();
    return run;
}

} // namespace mexplorer
