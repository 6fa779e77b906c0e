#pragma once

#include "core/regret/cfr.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// How the averages of so many iterations do.
struct CfrPoint {
    std::uint64_t iterations = 0;
    double value = 0;          ///< what the first player gets if both behave so
    double exploitability = 0; ///< see exploitability()
    Profile average;
};

/// What a run comes to.
struct CfrRun {
    std::vector<CfrPoint> points; ///< the last one is the end of the run
    Profile current;              ///< the strategies that the regrets make of it
};

/// Numbers of one significant digit up to `last`, and `last`: 1, 2 … 9, 10, 20 … 90, 100, 200 …
[[nodiscard]] std::vector<std::uint64_t> roundCounts(std::uint64_t last);

inline constexpr std::uint64_t mostCfrIterations = 1'000'000'000;

/// Runs so many iterations, at least 1, and looks at the averages after each of roundCounts. Errors:
/// cancelled.
[[nodiscard]] Expected<CfrRun> runCfr(const ExtensiveGame& game, CfrMethod method, std::uint64_t seed,
                                      std::uint64_t iterations, Task& task);

} // namespace mexplorer
