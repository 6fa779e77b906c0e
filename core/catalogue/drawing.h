#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/drawn.h"
#include "core/rules/optional.h"

#include <algorithm>

namespace mexplorer {

/// The graph that a game is played on, with the evaluations of its nodes and moves.
template <PlayedOnGraph R>
class Drawing final : public PositionAspectOf<R, DrawnAspect> {
public:
    using PositionAspectOf<R, DrawnAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return isOnGraph(rules); }

    [[nodiscard]] Expected<DrawnGraph> drawing(Task& task) const override {
        auto drawn = this->rules().drawn(this->parsed());
        if (!drawn) return tl::unexpected(drawn.error());
        (void)this->asked().evaluation(task); // its searches are used below and by later questions
        // One valuation, so that all nodes and edges share its search budget.
        Valuation<R> valuation = this->valuation();
        DrawnGraph& graph = drawn->graph;
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            tell(drawn->nodes[node], graph.nodes[node].position, graph.nodes[node].evaluation, valuation,
                 task);
        for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
            tell(drawn->edges[edge], graph.edges[edge].leadsTo, graph.edges[edge].evaluation, valuation,
                 task);
        if (task.cancelled()) return cancelled();
        return std::move(graph);
    }

    [[nodiscard]] Expected<DrawnGraph> outline() const override {
        return this->rules().drawn(this->parsed()).map([](auto&& drawn) { return std::move(drawn.graph); });
    }

    [[nodiscard]] bool isOfPositions() const override {
        const auto drawn = this->rules().drawn(this->parsed());
        return drawn && std::all_of(drawn->nodes.begin(), drawn->nodes.end(),
                                    [](const auto& position) { return position.has_value(); });
    }

private:
    /// Sets the text of a position and, if it can be found, its evaluation; does nothing without a position.
    void tell(const std::optional<typename R::Position>& position, std::string& text,
              std::optional<Evaluation>& evaluation, Valuation<R>& valuation, Task& task) const {
        if (!position || task.cancelled()) return;
        text = this->rules().text(*position);
        if (const auto found = valuation(*position, task)) evaluation = *found;
    }
};

} // namespace mexplorer
