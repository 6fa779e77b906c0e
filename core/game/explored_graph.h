#pragma once

#include "core/game/any_rules.h"
#include "core/game/position_graph.h"
#include "core/game/work_below.h"

namespace mexplorer {

/// A PositionGraph over any rules: positions are numbered in the order they are met, by `index` if it is
/// given, else by the index of the rules. One thread at a time.
class ExploredGraph final : public PositionGraph {
public:
    ExploredGraph(std::shared_ptr<const AnyRules> rules, AnyPosition start, const Budget& budget = {},
                  const std::shared_ptr<const AnyValuation>& found = nullptr,
                  std::unique_ptr<PositionIndex> index = nullptr);

    [[nodiscard]] std::size_t size() const override { return nodes_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override;
    [[nodiscard]] std::span<const Id> options(Id id) override;
    [[nodiscard]] Expected<void> expand(Id id, Task& task) override;
    [[nodiscard]] Expected<void> unfold(Id id, Task& task) override;
    void forEachMove(Id id, const std::function<bool(Message, std::string)>& visit) override;
    [[nodiscard]] std::string text(Id id) const override;
    [[nodiscard]] Message moveText(Id id, std::size_t option) const override;
    [[nodiscard]] std::vector<Side> sides(Id id) const override;
    [[nodiscard]] std::optional<Evaluation> closedForm(Id id) const override;
    [[nodiscard]] Score scoreAtEnd(Id id) const override;
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override;

private:
    class Estimates;
    class EstimateShares;
    class Pictures;
    class Scores;

    struct Node {
        AnyPosition position;
        std::vector<Id> options = {};
        bool expanded = false;
    };

    Id meet(AnyPosition position);

    /// Which limits of the budget apply.
    struct Limits {
        bool memory;
        bool work;
    };

    /// Collects the options of `id`. Beyond a limit, or if the task, if there is one, is cancelled, `id`
    /// stays unexpanded.
    [[nodiscard]] Expected<void> findOptions(Id id, const Task* task, Limits limits);

    std::shared_ptr<const AnyRules> rules_;
    std::unique_ptr<AnyValuation> valuation_;
    std::unique_ptr<PositionIndex> index_;
    WorkBelow work_;
    std::vector<Node> nodes_;
};

} // namespace mexplorer
