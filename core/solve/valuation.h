#pragma once

#include "core/solve/grid_engine.h"
#include "core/solve/line_engine.h"
#include "core/solve/search.h"
#include "core/solve/tables.h"

#include <algorithm>

namespace mexplorer {

/// The tables one game's questions share.
struct SharedTables {
    KeptTable<GridValues> grid;
    KeptTable<LineValues> line;
};

/// The largest table that one question about one position may make.
inline constexpr std::uint64_t mostTableCells = 1U << 24U;
inline constexpr std::uint64_t mostLineValues = 1U << 24U;

/// What positions of one game are worth, by the cheapest way there is: a theorem, else a table, else a
/// search. Where a theorem tells the outcome and the value would cost too much, the value is left out. One
/// thread at a time; the tables may be shared between threads.
template <Rules R>
class Valuation {
public:
    using Position = typename R::Position;

    Valuation(R rules, std::shared_ptr<SharedTables> tables, Budget budget = {})
        : rules_(rules), tables_(std::move(tables)), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Evaluation> operator()(const Position& position, Task& task) {
        const std::optional<Evaluation> theorem = rules_.closedForm(position);
        if (theorem && theorem->value) return *theorem;
        const Expected<Nimber> value = valueOf(position, task);
        if (value) return evaluationOf(*value);
        if (theorem && value.error().kind == Error::Kind::tooLarge) return *theorem;
        return tl::unexpected(value.error());
    }

    /// The SG value, in normal play, of one heap. Errors: too large; cancelled.
    [[nodiscard]] Expected<Nimber> heapValue(std::uint64_t size, Task& task) requires HeapRules<R> {
        if (const auto value = rules_.heapValue(size)) return *value;
        std::shared_ptr<const LineValues> table = tables_->line.get();
        if (!table || table->size() <= size) {
            if (size >= mostLineValues) {
                return tooLarge(
                    say(MX_TEXT("core", "A heap of %1 is above the limit of %2."), size, mostLineValues - 1));
            }
            auto larger = std::make_shared<LineValues>(std::min(mostLineValues, 2 * size + 64));
            if (auto filled = fillByDefinition(rules_.inNormalPlay(), *larger, task); !filled) {
                return tl::unexpected(filled.error());
            }
            tables_->line.keep(larger);
            table = larger;
        }
        return (*table)[size];
    }

private:
    [[nodiscard]] Expected<Nimber> valueOf(const Position& position, Task& task) {
        if constexpr (HeapRules<R>) {
            std::vector<Nimber> values;
            for (const std::uint64_t size : position) {
                const auto value = heapValue(size, task);
                if (!value) return tl::unexpected(value.error());
                values.push_back(*value);
            }
            return *evaluateHeaps(values, rules_.play()).value;
        } else if constexpr (GridRules<R>) {
            return cellValue(position, task);
        } else {
            return search_.value(position, task);
        }
    }

    [[nodiscard]] Expected<Nimber> cellValue(const Cell& cell, Task& task) {
        std::shared_ptr<const GridValues> table = tables_->grid.get();
        if (!table || table->size().rows <= cell.a || table->size().columns <= cell.b) {
            constexpr std::uint64_t longest = UINT16_MAX;
            const std::uint64_t cells =
                cell.a < longest && cell.b < longest ? (cell.a + 1) * (cell.b + 1) : UINT64_MAX;
            if (cells > mostTableCells) {
                return tooLarge(say(MX_TEXT("core", "The table for (%1, %2) would have more than %3 cells."),
                                    cell.a, cell.b, mostTableCells));
            }
            GridSize size{static_cast<std::uint32_t>(cell.a + 1), static_cast<std::uint32_t>(cell.b + 1)};
            if (auto fits = checkGrid(rules_, size); !fits) return tl::unexpected(fits.error());
            auto larger = std::make_shared<GridValues>(size);
            if (auto filled = fillGrid(rules_, *larger, task); !filled) return tl::unexpected(filled.error());
            tables_->grid.keep(larger);
            table = larger;
        }
        return table->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }

    R rules_;
    std::shared_ptr<SharedTables> tables_;
    Search<R> search_;
};

} // namespace mexplorer
