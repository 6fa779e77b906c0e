#pragma once

#include "core/solve/grid_engine.h"
#include "core/solve/tables.h"
#include "core/solve/ways/way.h"

#include <algorithm>

namespace mexplorer {

/// The largest table that one question about one position may make.
inline constexpr std::uint64_t mostTableCells = 1U << 24U;
/// The shortest side of a table, if a table that large fits.
inline constexpr std::uint64_t leastSide = 64;

/// A piece on a board: the table of the cells up to where it stands.
template <class R>
class WayOf<R, CellFamily> {
    static_assert(GridRules<R>);

public:
    using Tables = KeptTable<GridValues>;

    WayOf(R rules, std::shared_ptr<Tables> tables, const Budget& /*budget*/)
        : rules_(std::move(rules)), tables_(std::move(tables)) {}

    [[nodiscard]] Expected<Nimber> value(const Cell& cell, Task& task) {
        std::shared_ptr<const GridValues> table = tables_->get();
        if (!table || table->size().rows <= cell.a || table->size().columns <= cell.b) {
            const auto size = tableSizeFor(cell, table ? table->size() : GridSize{});
            if (!size) return tl::unexpected(size.error());
            auto larger = std::make_shared<GridValues>(*size);
            if (auto filled = fillGrid(rules_, *larger, task); !filled) return tl::unexpected(filled.error());
            tables_->keep(larger);
            table = larger;
        }
        return table->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }

private:
    /// A size that contains `cell` and, if possible, the whole previous table, so that questions about
    /// neighbours do not compute table after table.
    [[nodiscard]] Expected<GridSize> tableSizeFor(const Cell& cell, GridSize before) const {
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
    std::shared_ptr<Tables> tables_;
};

} // namespace mexplorer
