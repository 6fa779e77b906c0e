#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/rules/optional.h"
#include "core/solve/aspects/drawn.h"

namespace mexplorer {

/// The graph that a game is played on, with the evaluations of its nodes and moves.
template <PlayedOnGraph R>
class Drawing final : public PositionAspectOf<R, DrawnAspect> {
public:
    using PositionAspectOf<R, DrawnAspect>::PositionAspectOf;

    [[nodiscard]] Expected<DrawnGraph> drawing(Task& task) const override {
        auto graph = this->rules().drawn(this->parsed());
        if (!graph) return graph;
        // One valuation, so that all nodes and edges share its search budget.
        Valuation<R> valuation(this->rules(), this->tables());
        for (DrawnGraph::Node& node : graph->nodes)
            node.evaluation = evaluationIfKnown(node.position, valuation, task);
        for (DrawnGraph::Edge& edge : graph->edges)
            edge.evaluation = evaluationIfKnown(edge.leadsTo, valuation, task);
        if (task.cancelled()) return cancelled();
        return graph;
    }

private:
    [[nodiscard]] std::optional<Evaluation> evaluationIfKnown(const std::string& position,
                                                              Valuation<R>& valuation, Task& task) const {
        if (position.empty() || task.cancelled()) return std::nullopt;
        const auto parsed = this->rules().parse(position);
        if (!parsed) return std::nullopt;
        const auto found = valuation(*parsed, task);
        return found ? std::optional(*found) : std::nullopt;
    }
};

} // namespace mexplorer
