#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rooted_graph.h"
#include "core/rules/rules.h"
#include "core/rules/sketch.h"
#include "core/rules/visit.h"
#include "core/theory/fusion.h"

#include <memory>

namespace mexplorer {

/// The edges that are left, as ascending indices from 0; all of them are connected to the ground.
using EdgesLeft = std::vector<std::uint32_t>;

/// Green Hackenbush: a graph that stands on the ground; a turn cuts an edge, and what is no longer connected
/// to the ground falls. Values by the colon and the fusion principle (Berlekamp, Conway, Guy 1982).
class Hackenbush {
public:
    using Family = SearchedFamily;
    using Position = EdgesLeft;
    using Move = std::uint32_t; ///< the edge that is cut

    Hackenbush(Play play, std::shared_ptr<const RootedGraph> graph) : play_(play), graph_(std::move(graph)) {}

    static Description describe();
    /// Errors: see parseRootedGraph.
    static Expected<Hackenbush> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const RootedGraph& drawing() const { return *graph_; }
    /// What the graph's file says and this game does not read.
    [[nodiscard]] const std::vector<Message>& notes() const { return graph_->notes; }
    [[nodiscard]] EdgesLeft startPosition() const;

    /// The numbers of the edges left, in the order of the file from 1: “1-4,7”; “0” for none. Edges that
    /// would fall are left out. Errors: not of this form; no edge has such a number.
    [[nodiscard]] Expected<EdgesLeft> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const EdgesLeft& left) const;
    [[nodiscard]] Message moveText(const EdgesLeft& left, Move edge) const;
    [[nodiscard]] std::uint64_t optionCount(const EdgesLeft& left) const { return left.size(); }
    /// The SG value in normal play, O(nodes + edges); nothing in misère play, for which no rule is known.
    [[nodiscard]] std::optional<Evaluation> closedForm(const EdgesLeft& left) const;
    [[nodiscard]] EdgesLeft after(const EdgesLeft& left, Move edge) const;

    /// The values edge by edge, down to the ground; nothing in misère play or for too many edges.
    [[nodiscard]] std::optional<Proof> proof(const EdgesLeft& left) const;

    template <class Visit>
    void forEachOption(const EdgesLeft& left, Visit&& visit) const {
        for (const std::uint32_t edge : left) {
            if (!goesOn(visit, edge, after(left, edge))) return;
        }
    }

    /// The whole graph; edges that were cut or fell are not present. Errors: too large to draw.
    [[nodiscard]] Expected<DrawnPositions<EdgesLeft>> drawn(const EdgesLeft& left) const;

    /// The id of the parameter that holds the graph’s text.
    static constexpr const char* graphId = "graph";
    /// The whole graph to be edited, its nodes and edges numbered as in `drawn`.
    [[nodiscard]] Sketch sketch() const;
    /// The position after editing; these rules’ graph must be `edited`: of `left` what is not removed, and
    /// all new edges; the whole graph if some new edge would not be connected to the ground.
    [[nodiscard]] EdgesLeft carried(const EdgesLeft& left, const Sketch& edited) const;

    /// In normal play the parts that meet only at the ground are the components.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::vector<EdgesLeft> components(const EdgesLeft& left) const;
    [[nodiscard]] std::string componentText(const EdgesLeft& part) const {
        return part.empty() ? std::string() : text(part);
    }
    [[nodiscard]] static Message componentName(std::size_t part);
    [[nodiscard]] Move inWhole(const EdgesLeft& /*left*/, std::size_t /*part*/, Move edge) const {
        return edge;
    }
    [[nodiscard]] Hackenbush inNormalPlay() const { return {Play::normal, graph_}; }

private:
    [[nodiscard]] Nimber valueOf(const EdgesLeft& left, std::vector<FusionStep>* steps) const;
    /// An edge whose cut leaves value 0. `value`: of `left`, not 0.
    [[nodiscard]] Move winningCut(const EdgesLeft& left, Nimber value) const;
    /// The other edges that fall when this one is cut.
    [[nodiscard]] std::vector<std::uint32_t> fallingWith(const EdgesLeft& left, Move edge) const;
    /// The other edges of a shortest cycle on which this one is. O(nodes · edges).
    [[nodiscard]] std::vector<std::uint32_t> cycleThrough(const EdgesLeft& left, Move edge) const;
    /// The edges at the ground after the fusion of all cycles.
    [[nodiscard]] std::vector<std::uint32_t> onGround(const EdgesLeft& left,
                                                      const std::vector<FusionStep>& steps) const;
    /// The node’s name in a sentence.
    [[nodiscard]] Message nodeName(RootedGraph::Node node) const;
    /// Counted from 1.
    [[nodiscard]] static Message edgeNumber(Move edge);
    /// Those of `edges` that are connected to the ground.
    [[nodiscard]] EdgesLeft standing(const EdgesLeft& edges) const;

    Play play_;
    std::shared_ptr<const RootedGraph> graph_;
};

} // namespace mexplorer
