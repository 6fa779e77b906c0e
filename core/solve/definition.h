#pragma once

#include "core/rules/break_game.h"
#include "core/rules/heap_game.h"
#include "core/rules/vector_game.h"
#include "core/solve/grid_engine.h"
#include "core/solve/grid_values.h"
#include "core/solve/line_values.h"
#include "core/task/task.h"
#include "core/theory/mex.h"
#include "core/theory/saturating.h"

#include <algorithm>

namespace mexplorer {

/// Values straight from the definition, mex over every option: slow and plain. The engines and the theorems
/// are tested against these.

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

/// The part of the board that moves from `size` can lead to: `size` itself, unless some vector raises a
/// coordinate; then a + b bounds both.
[[nodiscard]] inline GridSize reachableSize(const VectorGame& game, GridSize size) {
    const std::uint32_t side = size.rows + size.columns;
    return game.staysInRectangles() ? size : GridSize{side, side};
}

/// O(cells · options). Errors: too many options; its own table does not fit in memory; cancelled.
[[nodiscard]] inline Expected<void> fillByDefinition(const VectorGame& rules, GridValues& values,
                                                     Task& task) {
    const GridSize size = values.size();
    const GridSize all = reachableSize(rules, size);
    const double tableBytes = static_cast<double>(all.cells()) * sizeof(Nimber);
    if (auto fits = checkGridMemory(size, tableBytes); !fits) return fits;
    const auto optionsOf = [&](std::uint64_t a, std::uint64_t b) { return rules.optionCount({a, b}); };
    if (auto fits = checkGridMoves(size, optionsOf); !fits) return fits;
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
                // Cells beyond the computed part cannot matter to the cells of `size`.
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

template <HeapRules R>
[[nodiscard]] Expected<void> fillByDefinition(const R& rules, LineValues& values, Task& task) {
    const auto forEachValue = [&](std::uint64_t n, const auto& add) {
        rules.forEachTake(n, [&](std::uint64_t taken) { add(values[n - taken]); });
    };
    return fillByDefinition(rules, rules.play(), values, forEachValue, task);
}

/// In normal play only.
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
    return fillByDefinition(rules, Play::normal, values, forEachValue, task);
}

} // namespace mexplorer
