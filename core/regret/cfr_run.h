#pragma once

#include "core/regret/cfr.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// How good the average strategies are after so many iterations.
struct CfrPoint {
    std::uint64_t iterations = 0;
    double value = 0;          ///< what the first player gets if both play them
    double exploitability = 0; ///< see exploitability()
    Profile average;
};

/// The result of a run.
struct CfrRun {
    std::vector<CfrPoint> points; ///< the last one is the end of the run
    Profile current;              ///< the strategies of the next iteration
};

/// Numbers of one significant digit up to `last`, and `last`: 1, 2 … 9, 10, 20 … 90, 100, 200 …
[[nodiscard]] std::vector<std::uint64_t> roundCounts(std::uint64_t last);

inline constexpr std::uint64_t mostCfrIterations = 1'000'000'000;

/// Runs so many iterations, at least 1, with a point after each of roundCounts. Errors:
/// cancelled.
[[nodiscard]] Expected<CfrRun> runCfr(const SequenceForm& form, CfrMethod method, std::uint64_t seed,
                                      std::uint64_t iterations, Task& task);

} // namespace mexplorer
