#pragma once

#include "core/rules/break_game.h"
#include "core/rules/heap_game.h"
#include "core/rules/vector_game.h"
#include "core/solve/grid_engine.h"
#include "core/solve/grid_values.h"
#include "core/solve/line_values.h"
#include "core/task/task.h"

#include <algorithm>

namespace mexplorer {

/// Values straight from the definition, mex over every option: slow and plain. The engines and the theorems
/// are tested against these.

/// The part of the board that moves from `size` can lead to: `size` itself, unless some vector raises a
/// coordinate; then a + b is what bounds both.
[[nodiscard]] inline GridSize reachableSize(const VectorGame& game, GridSize size) {
    const std::uint32_t side = size.rows + size.columns;
    return game.staysInRectangles() ? size : GridSize{side, side};
}

/// O(cells · options). Errors: its own table does not fit the memory; cancelled.
[[nodiscard]] inline Expected<void> fillByDefinition(const VectorGame& rules, GridValues& values,
                                                     Task& task) {
    const GridSize size = values.size();
    const GridSize all = reachableSize(rules, size);
    const double tableBytes = static_cast<double>(all.cells()) * sizeof(Nimber);
    if (auto fits = checkGridMemory(size, tableBytes); !fits) return fits;
    std::vector<Nimber> table(all.cells());
    std::vector<Nimber> found;
    const std::uint64_t diagonals = std::uint64_t{size.rows} + size.columns;
    for (std::uint64_t sum = 0; sum + 1 < diagonals; ++sum) { // every move lowers a + b
        task.report(static_cast<double>(sum) / static_cast<double>(diagonals));
        const std::uint64_t lowest = sum < all.columns ? 0 : sum - all.columns + 1;
        for (std::uint64_t a = lowest; a <= sum && a < all.rows; ++a) {
            if (task.cancelled()) return cancelled();
            const Cell cell{a, sum - a};
            found.clear();
            rules.forEachOption(cell, [&](const Ride&, const Cell& option) {
                // Beyond the computed part lies only what cannot matter to the cells of `size`.
                if (option.a < all.rows && option.b < all.columns)
                    found.push_back(table[option.a * all.columns + option.b]);
            });
            const Nimber value = found.empty() ? terminalValue(rules.play()) : mex(found);
            table[cell.a * all.columns + cell.b] = value;
            if (cell.a < size.rows && cell.b < size.columns) {
                values.row(static_cast<std::uint32_t>(cell.a))[cell.b] =
                    static_cast<GridValues::Value>(value);
            }
        }
    }
    values.finish(size);
    return {};
}

/// Fills a line by mex over the values of all options of each heap: `forEachValue(n, add)` calls add(value)
/// for each. O(n · options). Errors: cancelled.
template <class ForEachValue>
[[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Play play, const ForEachValue& forEachValue,
                                              Task& task) {
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

template <HeapRules R>
[[nodiscard]] Expected<void> fillByDefinition(const R& rules, LineValues& values, Task& task) {
    const auto forEachValue = [&](std::uint64_t n, const auto& add) {
        rules.forEachTake(n, [&](std::uint64_t taken) { add(values[n - taken]); });
    };
    return fillByDefinition(values, rules.play(), forEachValue, task);
}

/// In normal play.
template <BreakRules R>
[[nodiscard]] Expected<void> fillByDefinition(const R& rules, LineValues& values, Task& task) {
    const auto forEachValue = [&](std::uint64_t n, const auto& add) {
        rules.code().forEachBreak(n, [&](std::uint64_t, const Parts& parts) {
            Nimber value = 0;
            for (const std::uint64_t part : parts)
                value ^= values[part];
            add(value);
        });
    };
    return fillByDefinition(values, Play::normal, forEachValue, task);
}

} // namespace mexplorer
