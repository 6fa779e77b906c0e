#pragma once

#include "core/rules/graph.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"

#include <memory>

namespace mexplorer {

/// One token on a directed graph without cycles; a turn moves it along an edge. Every impartial game is this
/// game on the graph of its positions.
class Dag {
public:
    using Position = Graph::Node;
    using Move = Graph::Node; ///< where the token goes

    Dag(Play play, std::shared_ptr<const Graph> graph) : play_(play), graph_(std::move(graph)) {}

    static Description describe();
    /// Errors: see parseGraph.
    static Expected<Dag> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const Graph& graph() const { return *graph_; }
    [[nodiscard]] Position startPosition() const { return graph_->firstSource(); }

    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(Position node) const { return graph_->name(node); }
    [[nodiscard]] Message moveText(Position node, Move to) const;
    [[nodiscard]] std::uint64_t optionCount(Position node) const { return graph_->options(node).size(); }
    [[nodiscard]] std::optional<Evaluation> closedForm(Position /*node*/) const { return std::nullopt; }

    template <class Visit>
    void forEachOption(Position node, Visit&& visit) const {
        for (const Graph::Node option : graph_->options(node))
            visit(option, option);
    }

private:
    Play play_;
    std::shared_ptr<const Graph> graph_;
};

} // namespace mexplorer
