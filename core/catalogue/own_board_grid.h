#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid.h"
#include "core/own/own_board.h"
#include "core/solve/ways/own_boards.h"

namespace mexplorer {

/// All cells of a board of one’s own, each with one piece on it. A hole is as a cell without moves. Errors of
/// filling: play from a cell could go on for ever.
class OwnBoardGrid final : public AspectOf<OwnBoard, GridAspect> {
public:
    using AspectOf::AspectOf;

    [[nodiscard]] std::uint64_t firstNumber() const override { return 0; }
    [[nodiscard]] std::optional<GridSize> wholeSize() const override {
        return GridSize{rules().rows(), rules().columns()};
    }
    [[nodiscard]] std::vector<GridCell> holes() const override;
    [[nodiscard]] bool comesNearer() const override { return rules().comeNearer(); }
    [[nodiscard]] Expected<void> check(GridSize size) const override;
    [[nodiscard]] Expected<void> fill(GridValues& values, Task& task) const override;
    [[nodiscard]] Expected<void> fillByDefinition(GridValues& values, Task& task) const override;
    [[nodiscard]] std::string positionAt(std::uint64_t a, std::uint64_t b) const override;
    [[nodiscard]] std::optional<GridCell> cellOf(const Inquiry& position) const override;
    [[nodiscard]] std::optional<std::vector<CellOption>> optionsOf(GridCell cell,
                                                                   std::size_t most) const override;
    [[nodiscard]] bool optionsAreCells() const override { return true; }
    [[nodiscard]] std::optional<Evaluation> closedForm(GridCell /*cell*/) const override {
        return std::nullopt;
    }

private:
    [[nodiscard]] Expected<std::shared_ptr<const OwnBoardValues>> found(Task& task) const;
    [[nodiscard]] std::vector<Cell> movesFrom(const Cell& cell) const;
    /// Errors: a cell of the table has no value.
    [[nodiscard]] Expected<void> take(const OwnBoardValues& found, GridValues& values) const;
};

} // namespace mexplorer
