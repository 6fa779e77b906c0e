#pragma once

#include "core/lens/conjecture.h"
#include "core/task/task.h"

#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// A place at which a conjecture is wrong: the value that was found there, and what is said instead.
template <class Place>
struct Failure {
    Place place;
    std::uint64_t value = 0;
    Conjecture::Said said;
};

inline constexpr std::size_t mostFailuresKept = 100'000;

/// A conjecture compared with all values of a line or a grid.
template <class Place>
struct LensFound {
    std::uint64_t places = 0;    ///< that were looked at
    std::uint64_t agreeing = 0;  ///< of them
    std::uint64_t failing = 0;   ///< of them
    std::uint64_t undefined = 0; ///< about which the conjecture says nothing
    /// The first `mostFailuresKept` of those that fail, in order; of a grid row by row.
    std::vector<Failure<Place>> failures = {};
    /// The smallest counter-example: of a line the least n, of a grid the least a + b, then the least a.
    std::optional<Failure<Place>> smallest = {};
    /// How far nothing fails: all n, or all cells by their a + b counted from the first cell, below this.
    std::uint64_t margin = 0;
    /// Of a line, from which n on it agrees wherever it says something; 0 if nothing fails, or if nothing
    /// agrees after the last failure.
    std::uint64_t agreesFrom = 0;

    [[nodiscard]] bool agrees() const { return failing == 0; }
};
using LineLens = LensFound<std::uint64_t>;
using GridLens = LensFound<GridCell>;

/// Compares it with the values of n = 0, 1, 2 … Errors: cancelled.
[[nodiscard]] Expected<LineLens> compared(const Conjecture& conjecture,
                                          std::span<const LineValues::Value> values, Task& task);
/// Compares it with `part` of the values, which must be finished, of a grid whose first row and column are
/// numbered `first`. Errors: cancelled.
[[nodiscard]] Expected<GridLens> compared(const Conjecture& conjecture, const GridValues& values,
                                          GridSize part, std::uint64_t first, Task& task);

} // namespace mexplorer
