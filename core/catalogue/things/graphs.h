#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"

#include <algorithm>
#include <map>

namespace mexplorer {

/// Tokens on the nodes of their graph.
template <>
class ThingsOf<Dag> {
public:
    ThingsOf(const Dag& rules, const Dag::Position& tokens) : rules_(rules), tokens_(tokens) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        auto drawn = rules_.drawn(tokens_);
        if (!drawn) return tl::unexpected(drawn.error());
        Things things{.ground = PlainGround::row, .spots = {}, .piles = piles(tokens_)};
        for (const DrawnGraph::Node& node : drawn->graph.nodes)
            things.spots.push_back(verbatim(node.name));
        things.ground = std::move(drawn->graph);
        return things;
    }

    [[nodiscard]] std::vector<Pile> piles(const Dag::Position& option) const {
        std::map<Graph::Node, std::uint64_t> counts;
        for (const Graph::Node node : option)
            ++counts[node];
        std::vector<Pile> piles;
        piles.reserve(counts.size());
        for (const auto& [node, count] : counts)
            piles.push_back({node, {ThingKind::token}, count});
        return piles;
    }

private:
    const Dag& rules_;
    const Dag::Position& tokens_;
};

/// The branches that are left; cutting one may make others fall.
template <Rules R>
requires std::derived_from<R, EdgeCutting>
class ThingsOf<R> {
public:
    ThingsOf(const R& rules, const EdgesLeft& left) : rules_(rules), left_(left) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        auto drawn = rules_.drawn(left_);
        if (!drawn) return tl::unexpected(drawn.error());
        Things things{.ground = PlainGround::row, .spots = {}, .piles = {}};
        for (const DrawnGraph::Edge& edge : drawn->graph.edges)
            things.spots.push_back(say(MX_TEXT("core", "edge %1"), edge.number));
        for (const std::uint32_t edge : left_)
            things.piles.push_back({edge, {ThingKind::branch}});
        things.ground = std::move(drawn->graph);
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(const typename R::Move& move,
                                                   const EdgesLeft& option) const {
        std::vector<ThingChange> changes;
        for (const std::uint32_t edge : left_) {
            if (std::ranges::binary_search(option, edge)) continue;
            changes.push_back({.from = edge,
                               .thing = {ThingKind::branch},
                               .becomes = {ThingKind::branch},
                               .follows = edge != cutBy(move)});
        }
        return changes;
    }

private:
    static std::uint32_t cutBy(std::uint32_t edge) { return edge; }
    static std::uint32_t cutBy(const auto& move) { return move.edge; } // where it says whose it is

    const R& rules_;
    const EdgesLeft& left_;
};

} // namespace mexplorer
