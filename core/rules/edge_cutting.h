#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/hash.h"
#include "core/rules/rooted_graph.h"
#include "core/rules/sketch.h"

#include <memory>

namespace mexplorer {

/// The edges that are left, as ascending indices from 0; all of them are connected to the ground.
using EdgesLeft = std::vector<std::uint32_t>;

/// What all kinds of Hackenbush share: a graph that stands on the ground, of which edges are cut; what is no
/// longer connected to the ground falls.
class EdgeCutting {
public:
    using Position = EdgesLeft;

    explicit EdgeCutting(std::shared_ptr<const RootedGraph> graph) : graph_(std::move(graph)) {}

    [[nodiscard]] const RootedGraph& drawing() const { return *graph_; }
    /// What the graph's file says and this game does not read.
    [[nodiscard]] const std::vector<Message>& notes() const { return graph_->notes; }
    [[nodiscard]] EdgesLeft startPosition() const;

    /// The numbers of the edges left, in the order of the file from 1: “1-4,7”; “0” for none. Edges that
    /// would fall are left out. Errors: not of this form; no edge has such a number.
    [[nodiscard]] Expected<EdgesLeft> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const EdgesLeft& left) const;
    [[nodiscard]] EdgesLeft after(const EdgesLeft& left, std::uint32_t edge) const;
    /// The parts that meet only at the ground.
    [[nodiscard]] std::vector<EdgesLeft> components(const EdgesLeft& left) const;

    /// The whole graph; edges that were cut or fell are not present. Errors: too large to draw.
    [[nodiscard]] Expected<DrawnPositions<EdgesLeft>> drawn(const EdgesLeft& left) const;

    /// The id of the parameter that holds the graph’s text.
    static constexpr const char* graphId = "graph";
    /// The whole graph to be edited, its nodes and edges numbered as in `drawn`.
    [[nodiscard]] Sketch sketch() const;
    /// The position after editing; these rules’ graph must be `edited`: of `left` what is not removed, and
    /// all new edges; the whole graph if some new edge would not be connected to the ground.
    [[nodiscard]] EdgesLeft carried(const EdgesLeft& left, const Sketch& edited) const;

protected:
    [[nodiscard]] const RootedGraph& graph() const { return *graph_; }
    [[nodiscard]] const std::shared_ptr<const RootedGraph>& sharedGraph() const { return graph_; }
    /// “cut edge 3, from a to b”
    [[nodiscard]] Message cutText(std::uint32_t edge) const;
    /// The node’s name in a sentence.
    [[nodiscard]] Message nodeName(RootedGraph::Node node) const;
    /// Counted from 1.
    [[nodiscard]] static Message edgeNumber(std::uint32_t edge);
    /// Those of `edges` that are connected to the ground.
    [[nodiscard]] EdgesLeft standing(const EdgesLeft& edges) const;

private:
    std::shared_ptr<const RootedGraph> graph_;
};

} // namespace mexplorer
