#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/own/own_graph.h"

#include <algorithm>

namespace mexplorer {

/// A token on its node; if moves remove nodes, a stone on each that is left; if they remove edges, each of
/// these as a branch, whose places are behind those of the nodes.
template <>
class ThingsOf<OwnGraph> {
public:
    ThingsOf(const OwnGraph& rules, const GraphLeft& left)
        : rules_(rules), left_(left), areStones_(has(GraphTurn::Kind::removeNode)),
          areBranches_(has(GraphTurn::Kind::removeEdge)) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        auto drawn = rules_.drawn(left_);
        if (!drawn) return tl::unexpected(drawn.error());
        DrawnGraph& graph = drawn->graph;
        graph.edges.resize(rules_.graph().edges.size()); // without those that are only moves
        graph.options.clear();
        Things things{.ground = PlainGround::row, .spots = {}, .piles = {}};
        for (const std::string& name : rules_.graph().names)
            addNode(things, name);
        for (std::size_t edge = 0; areBranches_ && edge < graph.edges.size(); ++edge)
            addEdge(things, edge);
        things.ground = std::move(graph);
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(const GraphMove& move, const GraphLeft& option) const {
        std::vector<ThingChange> changes;
        const GraphTurn::Kind kind = rules_.turns()[move.turn].kind;
        const bool isEdge = kind == GraphTurn::Kind::removeEdge;
        if (kind == GraphTurn::Kind::moveToken)
            changes.push_back({.from = *left_.token, .to = move.node, .thing = token, .becomes = token});
        for (std::size_t node = 0; areStones_ && node < nodes(); ++node)
            if (left_.hasNode(node) && !option.hasNode(node))
                changes.push_back(removal(node, stone, isEdge || node != move.node));
        for (std::size_t edge = 0; areBranches_ && edge < rules_.graph().edges.size(); ++edge)
            if (left_.hasEdge(edge) && !option.hasEdge(edge))
                changes.push_back(removal(nodes() + edge, branch, !isEdge || edge != move.edge));
        std::stable_partition(changes.begin(), changes.end(),
                              [](const ThingChange& change) { return !change.follows; });
        return changes;
    }

private:
    static inline const Thing token{ThingKind::token};
    static inline const Thing stone{ThingKind::stone};
    static inline const Thing branch{ThingKind::branch};

    [[nodiscard]] std::size_t nodes() const { return rules_.graph().names.size(); }

    [[nodiscard]] bool has(GraphTurn::Kind kind) const {
        return std::ranges::any_of(rules_.turns(),
                                   [kind](const GraphTurn& turn) { return turn.kind == kind; });
    }

    void addNode(Things& things, const std::string& name) const {
        const std::size_t node = things.spots.size();
        if (areStones_ && left_.hasNode(node)) things.piles.push_back({node, stone});
        if (left_.token == node) things.piles.push_back({node, token});
        things.spots.push_back(verbatim(name));
    }

    void addEdge(Things& things, std::size_t edge) const {
        const auto& [from, to] = rules_.graph().edges[edge];
        if (left_.hasEdge(edge)) things.piles.push_back({things.spots.size(), branch});
        things.spots.push_back(say(MX_TEXT("core", "the edge between %1 and %2"), rules_.graph().names[from],
                                   rules_.graph().names[to]));
    }

    [[nodiscard]] static ThingChange removal(std::size_t spot, const Thing& thing, bool follows) {
        return {.from = spot, .thing = thing, .becomes = thing, .follows = follows};
    }

    const OwnGraph& rules_;
    const GraphLeft& left_;
    bool areStones_;
    bool areBranches_;
};

} // namespace mexplorer
