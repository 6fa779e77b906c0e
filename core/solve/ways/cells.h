#pragma once

#include "core/solve/definition.h"
#include "core/solve/grid_engine.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

#include <algorithm>

namespace mexplorer {

/// The part of the board that moves from within `size` can reach: `size` itself, unless some vector raises a
/// coordinate; then both are bounded by the largest a + b.
[[nodiscard]] inline GridSize reachableSize(const VectorGame& game, GridSize size) {
    const std::uint32_t side = size.rows + size.columns;
    return game.staysInRectangles() ? size : GridSize{side, side};
}

/// The definition, mex over every option. O(cells · options). Errors: too many of these; its table does not
/// fit the memory; cancelled.
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
                // Cells beyond the computed part cannot matter to those of `size`.
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

/// The largest table that one question about one position may make.
inline constexpr std::uint64_t mostTableCells = 1U << 24U;
/// The shortest side of a table, if a table with such sides fits.
inline constexpr std::uint64_t leastSide = 64;

/// A piece on a board: its value is read from a table of all cells up to its own.
template <class R>
class WayOf<R, CellFamily> {
    static_assert(GridRules<R>);

public:
    using Shared = Kept<GridValues>;

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& /*budget*/)
        : rules_(std::move(rules)), shared_(std::move(shared)) {}

    [[nodiscard]] Expected<Nimber> value(const Cell& cell, Task& task) {
        std::shared_ptr<const GridValues> table = shared_->get();
        if (!table || table->size().rows <= cell.a || table->size().columns <= cell.b) {
            const auto size = sizeFor(cell, table ? table->size() : GridSize{});
            if (!size) return tl::unexpected(size.error());
            auto larger = std::make_shared<GridValues>(*size);
            if (auto filled = fillGrid(rules_, *larger, task); !filled) return tl::unexpected(filled.error());
            shared_->keep(larger);
            table = larger;
        }
        return table->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }

private:
    /// A size that contains `cell` and, if possible, the whole previous table, so that questions about
    /// neighbours do not compute table after table.
    [[nodiscard]] Expected<GridSize> sizeFor(const Cell& cell, GridSize before) const {
        const auto fits = [&](GridSize size) {
            return size.cells() <= mostTableCells && checkGrid(rules_, size);
        };
        const auto sized = [](std::uint64_t rows, std::uint64_t columns) {
            return GridSize{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)};
        };
        if (cell.a >= mostTableCells || cell.b >= mostTableCells || !fits(sized(cell.a + 1, cell.b + 1))) {
            return tooLarge(
                say(MX_TEXT("core", "The table for (%1, %2) would be above the limit of %3 cells or "
                                    "have values above %4."),
                    cell.a, cell.b, mostTableCells, UINT16_MAX));
        }
        const auto rounded = [](std::uint64_t n) { return (n / leastSide + 1) * leastSide; };
        const GridSize generous = sized(std::max<std::uint64_t>(before.rows, rounded(cell.a)),
                                        std::max<std::uint64_t>(before.columns, rounded(cell.b)));
        return fits(generous) ? generous : sized(cell.a + 1, cell.b + 1);
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
};

} // namespace mexplorer
