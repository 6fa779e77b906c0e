#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/score_tree.h"

namespace mexplorer {

/// A token at the root of a tree, which each turn moves along a branch. Of a large tree only the upper nodes
/// are drawn.
template <>
class ThingsOf<ScoreTree> {
public:
    ThingsOf(const ScoreTree& rules, const ScoreTreePosition& position)
        : rules_(rules), position_(position) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(rules_.optionCount(position_), mostDrawnNodes - 1); !fits)
            return tl::unexpected(fits.error());
        Things things{.ground = PlainGround::row,
                      .spots = {},
                      .piles = {{0, {ThingKind::token}}},
                      .note = position_.maxMoves ? say(MX_TEXT("core", "MAX chooses"))
                                                 : say(MX_TEXT("core", "MIN chooses"))};
        DrawnGraph graph = drawn();
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            things.spots.push_back(nameOf(graph, node));
        things.ground = std::move(graph);
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(ScoreTree::Move branch,
                                                   const ScoreTreePosition& /*option*/) const {
        return {{.from = 0, .to = branch + 1, .thing = {ThingKind::token}, .becomes = {ThingKind::token}}};
    }

private:
    /// Level by level, with all branches of a node or none. A leaf is named by its score, a node whose
    /// branches are not drawn “…”.
    [[nodiscard]] DrawnGraph drawn() const {
        DrawnGraph graph;
        graph.nodes.emplace_back();
        std::vector<ScoreTreePosition> trees{position_};
        for (std::uint32_t node = 0; node < trees.size(); ++node) {
            const std::uint64_t branches = rules_.optionCount(trees[node]);
            if (branches == 0) graph.nodes[node].name = trees[node].tree;
            if (branches + trees.size() > mostDrawnNodes) graph.nodes[node].name = "…";
            if (branches == 0 || branches + trees.size() > mostDrawnNodes) continue;
            const ScoreTreePosition tree = trees[node];
            rules_.forEachOption(tree, [&](ScoreTree::Move, const ScoreTreePosition& branch) {
                graph.edges.push_back({.from = node, .to = static_cast<std::uint32_t>(trees.size())});
                graph.nodes.emplace_back();
                trees.push_back(branch);
            });
        }
        return graph;
    }

    [[nodiscard]] static Message nameOf(const DrawnGraph& graph, std::size_t node) {
        if (node == 0) return say(MX_TEXT("core", "the root"));
        if (graph.nodes[node].name.empty()) return say(MX_TEXT("core", "branch %1"), node);
        return verbatim(graph.nodes[node].name);
    }

    const ScoreTree& rules_;
    const ScoreTreePosition& position_;
};

} // namespace mexplorer
