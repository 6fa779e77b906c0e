#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid.h"
#include "core/rules/sums.h"
#include "core/solve/grid_engine.h"
#include "core/solve/ways/heaps.h"
#include "core/theory/mex.h"

#include <algorithm>

namespace mexplorer {

/// Two heaps as a table, beside further heaps that stay the same: each cell combines the values of single
/// heaps. `Base` is Grid, or an aspect that is one.
template <HeapRules R, class Base>
class HeapCells : public AspectOf<R, Base> {
public:
    HeapCells(R rules, std::shared_ptr<SharedOf<R>> shared, Heaps further = {})
        : AspectOf<R, Base>(std::move(rules), std::move(shared)), further_(std::move(further)) {}

    [[nodiscard]] std::uint64_t firstNumber() const override { return 0; }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        if (auto fits = checkGridMemory(size, 0); !fits) return fits;
        if (size.cells() == 0) return {};
        return checkGridValues(size, this->rules().optionCount(heapsAt(size.rows - 1U, size.columns - 1U)));
    }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        typename WayOf<R>::HeapValues heapValues(this->rules(), this->shared());
        NimTotal further;
        for (const std::uint64_t heap : further_) {
            const auto value = heapValues.value(heap, task);
            if (!value) return tl::unexpected(value.error());
            further.add(*value);
        }
        std::vector<Nimber> line;
        for (std::uint64_t n = 0; n < std::max(size.rows, size.columns); ++n) {
            const auto value = heapValues.value(n, task);
            if (!value) return tl::unexpected(value.error());
            line.push_back(*value);
        }
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            if (task.cancelled()) return cancelled();
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                NimTotal total = further;
                total.add(line[a]);
                total.add(line[b]);
                values.row(a)[b] =
                    static_cast<GridValues::Value>(*total.evaluation(this->rules().play()).nimber());
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return this->rules().text(heapsAt(a, b));
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& position) const override {
        const auto* heaps = parsedBy(this->rules(), position);
        if (!heaps || heaps->size() < 2) return std::nullopt;
        if (!std::equal(heaps->begin() + 2, heaps->end(), further_.begin(), further_.end()))
            return std::nullopt;
        return GridCell{(*heaps)[0], (*heaps)[1]};
    }
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override {
        if (this->rules().optionCount(heapsAt(cell.a, cell.b)) > most) return std::nullopt;
        std::vector<CellOption> options;
        this->rules().forEachOption({cell.a, cell.b}, [&](const Take&, const Heaps& option) {
            options.push_back({{option[0], option[1]}});
        });
        return options;
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return this->rules().closedForm(heapsAt(cell.a, cell.b));
    }
    [[nodiscard]] std::vector<std::uint64_t> kept() const override { return further_; }
    [[nodiscard]] std::uint64_t optionsOutside() const override {
        return this->rules().optionCount(further_);
    }

private:
    [[nodiscard]] Heaps heapsAt(std::uint64_t a, std::uint64_t b) const {
        Heaps heaps{a, b};
        heaps.insert(heaps.end(), further_.begin(), further_.end());
        return heaps;
    }

    Heaps further_;
};

/// Two heaps of a heap game as a table.
template <HeapRules R>
class TwoHeapGrid final : public HeapCells<R, GridAspect> {
public:
    using HeapCells<R, GridAspect>::HeapCells;

    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        const GridSize size = values.size();
        const auto optionsOf = [this](std::uint64_t a, std::uint64_t b) {
            return this->rules().optionCount({a, b});
        };
        if (auto fits = checkGridMoves(size, optionsOf); !fits) return fits;
        std::vector<Nimber> found;
        std::vector<std::uint32_t> lowerRows; // that a take leads to
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            lowerRows.clear();
            this->rules().forEachTake(
                a, [&](std::uint64_t t) { lowerRows.push_back(a - static_cast<std::uint32_t>(t)); });
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                if (task.cancelled()) return cancelled();
                found.clear();
                for (const std::uint32_t row : lowerRows)
                    found.push_back(values.row(row)[b]);
                this->rules().forEachTake(b, [&](std::uint64_t t) { found.push_back(values.row(a)[b - t]); });
                const Nimber value = found.empty() ? terminalValue(this->rules().play()) : mex(found);
                values.row(a)[b] = static_cast<GridValues::Value>(value);
            }
            values.finish({a + 1, size.columns});
            task.report(static_cast<double>(a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] bool optionsAreCells() const override { return true; }
};

/// The grids through positions of more than two heaps.
template <HeapRules R>
class HeapSlices final : public AspectOf<R, SlicesAspect> {
public:
    using AspectOf<R, SlicesAspect>::AspectOf;

    [[nodiscard]] std::shared_ptr<const Grid> sliceThrough(const Inquiry& asked) const override {
        const auto* heaps = parsedBy(this->rules(), asked);
        if (!heaps || heaps->size() < 3) return nullptr;
        return std::make_shared<const HeapCells<R, Grid>>(this->rules(), this->shared(),
                                                          Heaps(heaps->begin() + 2, heaps->end()));
    }
    [[nodiscard]] std::string withKept(const Inquiry& asked, std::size_t which,
                                       std::uint64_t number) const override {
        Heaps heaps = *parsedBy(this->rules(), asked);
        heaps.at(2 + which) = number;
        return this->rules().text(heaps);
    }
};

} // namespace mexplorer
