#pragma once

#include "core/game/grid_values.h"
#include "core/game/line_values.h"
#include "core/rules/rules.h"
#include "core/task/task.h"
#include "core/theory/mex.h"
#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

/// Values straight from the definition, mex over every option: slow and plain. The engines and the theorems
/// are tested against these. A family’s own functions for this are beside its way, in core/solve/ways.

/// The most moves that the definition tries one by one, most of them in a nanosecond or two: minutes.
inline constexpr std::uint64_t mostMovesDefined = std::uint64_t{1} << 38U;

/// Whether this many moves are at most `most`. Errors: too large, naming the number.
[[nodiscard]] Expected<void> checkMovesDefined(std::uint64_t moves, std::uint64_t most = mostMovesDefined);

/// Whether all moves from the heaps 0 … size − 1 can be tried; a larger heap must have no fewer options.
/// Samples optionsOf(n) about a thousand times, slightly underestimating. Errors: too large.
template <class OptionsOf>
[[nodiscard]] Expected<void> checkLineMoves(std::uint64_t size, const OptionsOf& optionsOf) {
    const std::uint64_t step = size / 1024 + 1;
    std::uint64_t moves = 0;
    for (std::uint64_t n = 0; n + step <= size; n += step)
        moves = saturatedSum(moves, saturatedProduct(step, optionsOf(n)));
    return checkMovesDefined(moves);
}
/// The same for the cells of a table: optionsOf(a, b).
template <class OptionsOf>
[[nodiscard]] Expected<void> checkGridMoves(GridSize size, const OptionsOf& optionsOf) {
    const std::uint64_t rows = size.rows / 64 + 1;
    const std::uint64_t columns = size.columns / 64 + 1;
    std::uint64_t moves = 0;
    for (std::uint64_t a = 0; a + rows <= size.rows; a += rows) {
        for (std::uint64_t b = 0; b + columns <= size.columns; b += columns)
            moves = saturatedSum(moves, saturatedProduct(rows * columns, optionsOf(a, b)));
    }
    return checkMovesDefined(moves);
}

/// Fills a line by mex over the values of all options of each heap: `forEachValue(n, add)` calls add(value)
/// for each of the rules' options. O(n · options). Errors: too many of these; cancelled.
template <class R, class ForEachValue>
[[nodiscard]] Expected<void> fillByDefinition(const R& rules, Play play, LineValues& values,
                                              const ForEachValue& forEachValue, Task& task) {
    const auto optionsOf = [&](std::uint64_t n) { return rules.optionCount({n}); };
    if (auto fits = checkLineMoves(values.size(), optionsOf); !fits) return fits;
    constexpr std::uint64_t movesBetweenChecks = 1U << 16U;
    std::vector<Nimber> found;
    std::uint64_t moves = movesBetweenChecks;
    for (std::uint64_t n = 0; n < values.size(); ++n) {
        if (moves >= movesBetweenChecks) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(values.size()));
            values.finish(n);
            moves = 0;
        }
        found.clear();
        forEachValue(n, [&](Nimber value) { found.push_back(value); });
        values.data()[n] = static_cast<LineValues::Value>(found.empty() ? terminalValue(play) : mex(found));
        moves += 1 + found.size();
    }
    values.finish(values.size());
    return {};
}

} // namespace mexplorer
