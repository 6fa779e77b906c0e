#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/solve/aspects/grid.h"
#include "core/solve/grid_engine.h"
#include "core/solve/ways/heaps.h"
#include "core/theory/mex.h"

namespace mexplorer {

/// Two heaps of a heap game as a table: each cell combines the values of two single heaps.
template <HeapRules R>
class TwoHeapGrid final : public AspectOf<R, GridAspect> {
public:
    using AspectOf<R, GridAspect>::AspectOf;

    [[nodiscard]] std::uint64_t firstNumber() const override { return 0; }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        if (auto fits = checkGridMemory(size, 0); !fits) return fits;
        if (size.cells() == 0) return {};
        return checkGridValues(size, this->rules().optionCount({size.rows - 1U, size.columns - 1U}));
    }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        typename WayOf<R>::HeapValues heapValues(this->rules(), this->tables());
        std::vector<Nimber> line;
        for (std::uint64_t n = 0; n < std::max(size.rows, size.columns); ++n) {
            const auto value = heapValues.value(n, task);
            if (!value) return tl::unexpected(value.error());
            line.push_back(*value);
        }
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                const Nimber pair[] = {line[a], line[b]};
                values.row(a)[b] =
                    static_cast<GridValues::Value>(*evaluateHeaps(pair, this->rules().play()).value);
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        const auto optionsOf = [this](std::uint64_t a, std::uint64_t b) {
            return this->rules().optionCount({a, b});
        };
        if (auto fits = checkGridMoves(size, optionsOf); !fits) return fits;
        std::vector<Nimber> found;
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                if (task.cancelled()) return cancelled();
                found.clear();
                this->rules().forEachTake(a, [&](std::uint64_t t) {
                    found.push_back(values.row(a - static_cast<std::uint32_t>(t))[b]);
                });
                this->rules().forEachTake(b, [&](std::uint64_t t) { found.push_back(values.row(a)[b - t]); });
                const Nimber value = found.empty() ? terminalValue(this->rules().play()) : mex(found);
                values.row(a)[b] = static_cast<GridValues::Value>(value);
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return this->rules().text({a, b});
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& position) const override {
        const auto* heaps = parsedBy<R>(position);
        if (!heaps || heaps->size() != 2) return std::nullopt;
        return GridCell{heaps->front(), heaps->back()};
    }
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override {
        if (this->rules().optionCount({cell.a, cell.b}) > most) return std::nullopt;
        std::vector<CellOption> options;
        this->rules().forEachOption({cell.a, cell.b}, [&](const Take&, const Heaps& option) {
            options.push_back({{option[0], option[1]}});
        });
        return options;
    }
    [[nodiscard]] bool optionsAreCells() const override { return true; }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return this->rules().closedForm({cell.a, cell.b});
    }
};

} // namespace mexplorer
