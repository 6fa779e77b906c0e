#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/solve/game_tree.h"
#include "tests/core/asked.h"

#include <QTest>

#include <set>
#include <string>
#include <vector>

// Game trees, and checks that hold for every tree.
namespace mexplorer {

inline std::unique_ptr<PositionGraph> graphOf(const std::string& game, const std::string& position,
                                              const Parameters& parameters = {}) {
    return asked(*makeGame(game, parameters).value(), position)->graph();
}

inline GameTree built(PositionGraph& graph, TreeRequest request = {}) {
    Task task;
    return buildTree(graph, request, task).value();
}

inline void collect(PositionGraph& graph, PositionGraph::Id id, std::uint32_t depth,
                    std::set<std::string>& positions) {
    positions.insert(graph.text(id));
    if (depth == 0) return;
    const auto options = graph.options(id);
    for (const PositionGraph::Id option : std::vector(options.begin(), options.end()))
        collect(graph, option, depth - 1, positions);
}

/// Checks that a tree is consistent and that its labels are true.
inline void checkWhole(const GameTree& tree, PositionGraph& graph) {
    std::uint32_t folded = 0;
    std::uint64_t hidden = 0;
    std::set<PositionGraph::Id> positions;
    for (std::uint32_t v = 0; v < tree.nodes.size(); ++v) {
        const TreeNode& node = tree.nodes[v];
        positions.insert(node.position);
        QCOMPARE(node.optionCount, graph.optionCount(node.position));
        QCOMPARE(node.folded, node.optionCount > 0 && node.edgeCount == 0);
        if (node.folded) QCOMPARE(node.hidden, node.branches);
        if (node.hidden > 0) ++folded, hidden += node.hidden;
        if (v == 0) {
            QCOMPARE(node.parent, noNode);
        } else {
            QVERIFY(node.parent < v);
            QCOMPARE(node.level, tree.nodes[node.parent].level + 1);
            QCOMPARE(tree.nodeAt(tree.pathOf(v)), std::optional(v));
        }
        if (!tree.strategy) QCOMPARE(node.branches, node.optionCount);
        if (!tree.merged) QCOMPARE(node.edgeCount + node.hidden, node.branches);
        std::uint32_t firstToP = noNode;
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e) {
            const TreeEdge& edge = tree.edges[e];
            QCOMPARE(tree.nodes[edge.to].position, graph.options(node.position)[edge.option]);
            const auto& below = tree.evaluationOf(edge.to);
            if (firstToP == noNode && below && below->outcome == Outcome::P) firstToP = e;
        }
        const auto& evaluation = tree.evaluationOf(v);
        if (evaluation) QCOMPARE(node.winning, evaluation->outcome == Outcome::N ? firstToP : noNode);
    }
    QCOMPARE(tree.folded, folded);
    QCOMPARE(tree.hiddenOptions, hidden);
    QCOMPARE(std::size_t{tree.positions}, positions.size());
}

} // namespace mexplorer
