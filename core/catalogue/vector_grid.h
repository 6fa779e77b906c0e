#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid.h"
#include "core/solve/ways/cells.h"

namespace mexplorer {

/// The table of a game of vector moves.
template <GridRules R>
class VectorGrid final : public AspectOf<R, GridAspect> {
public:
    using AspectOf<R, GridAspect>::AspectOf;

    [[nodiscard]] std::uint64_t firstNumber() const override { return this->rules().firstNumber(); }
    [[nodiscard]] Expected<void> check(GridSize size) const override {
        return checkGrid(this->rules(), size);
    }
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override {
        return fillGrid(this->rules(), values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override {
        return mexplorer::fillByDefinition(this->rules(), values, task);
    }
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override {
        return this->rules().text({a, b});
    }
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& position) const override {
        const auto* cell = parsedBy(this->rules(), position);
        if (!cell) return std::nullopt;
        return GridCell{cell->a, cell->b};
    }
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override {
        if (this->rules().optionCount({cell.a, cell.b}) > most) return std::nullopt;
        std::vector<CellOption> options;
        this->rules().forEachOption({cell.a, cell.b}, [&](const Ride&, const Cell& option) {
            options.push_back({{option.a, option.b}});
        });
        return options;
    }
    [[nodiscard]] bool optionsAreCells() const override { return true; }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell cell) const override {
        return this->rules().closedForm({cell.a, cell.b});
    }
};

/// `rays()`, if the rules have it: lines near which the P-positions lie; perhaps none.
template <class R>
concept TellsRays = requires(const R& rules) {
    { rules.rays() } -> std::same_as<std::vector<Ray>>;
};

/// The rays of such a table.
template <TellsRays R>
class VectorRays final : public AspectOf<R, RaysAspect> {
public:
    using AspectOf<R, RaysAspect>::AspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return !rules.rays().empty(); }
    [[nodiscard]] std::vector<Ray> rays() const override { return this->rules().rays(); }
};

} // namespace mexplorer
