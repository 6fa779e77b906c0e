#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/grid.h"
#include "core/own/own_joint.h"
#include "core/solve/ways/search.h"

namespace mexplorer {

/// The table of rules of one’s own whose positions are two numbers: two heaps, or a heap and how many the
/// turn before took.
class OwnJointGrid final : public AspectOf<OwnJoint, GridAspect> {
public:
    using AspectOf::AspectOf;

    [[nodiscard]] static bool suits(const OwnJoint& rules) { return rules.rules().numbers() == 2; }

    [[nodiscard]] std::uint64_t firstNumber() const override { return 0; }
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
    /// What turns within a table of this size lead to: a turn may take more than the table has columns.
    [[nodiscard]] GridSize reached(GridSize size) const;
    /// `visitOptions(position, add)` calls add(cell) for each option, perhaps several times.
    template <class VisitOptions>
    [[nodiscard]] Expected<void> fillBy(const VisitOptions& visitOptions, GridValues& values,
                                        Task& task) const;
};

} // namespace mexplorer
