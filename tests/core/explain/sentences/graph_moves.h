#pragma once

#include "core/game/aspects/drawn.h"
#include "tests/core/explain/sentences/moves.h"

#include <set>
#include <string>
#include <utility>

// The names of moves on a drawn graph from which nodes and edges are removed.
namespace mexplorer::sentences {

/// What is there at a position.
struct DrawnLeft {
    std::set<std::string> nodes;
    std::set<std::pair<std::string, std::string>> edges;
    std::string token;

    [[nodiscard]] std::set<std::pair<std::string, std::string>>
    edgesAt(const std::set<std::string>& ends) const {
        std::set<std::pair<std::string, std::string>> found;
        for (const auto& edge : edges)
            if (ends.contains(edge.first) || ends.contains(edge.second)) found.insert(edge);
        return found;
    }
};

inline DrawnLeft drawnLeft(const Moved& m, const std::string& position) {
    const DrawnGraph graph = asked(*m.about.game, position)->as<DrawnAspect>()->outline().value();
    DrawnLeft left;
    for (const DrawnGraph::Node& node : graph.nodes) {
        if (node.present) left.nodes.insert(node.name);
        if (node.tokens > 0) left.token = node.name;
    }
    for (const DrawnGraph::Edge& edge : graph.edges)
        if (edge.present && !edge.atNode)
            left.edges.insert({graph.nodes[edge.from].name, graph.nodes[edge.to].name});
    return left;
}

template <class Item>
std::set<Item> lostFrom(const std::set<Item>& before, const std::set<Item>& after) {
    std::set<Item> lost;
    std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                        std::inserter(lost, lost.end()));
    return lost;
}

inline std::string argumentOf(const Moved& m, std::size_t argument) {
    return m.message.arguments.at(argument).english();
}

/// Whether exactly these nodes are removed, and with them their edges.
inline bool removesNodes(const Moved& m, const std::set<std::string>& nodes) {
    const DrawnLeft before = drawnLeft(m, m.from);
    const DrawnLeft after = drawnLeft(m, m.to);
    return lostFrom(before.nodes, after.nodes) == nodes && before.token == after.token &&
           lostFrom(before.edges, after.edges) == before.edgesAt(nodes);
}

inline bool removesEdge(const Moved& m, bool withThoseBeside) {
    const DrawnLeft before = drawnLeft(m, m.from);
    const DrawnLeft after = drawnLeft(m, m.to);
    const auto removed = lostFrom(before.edges, after.edges);
    const std::pair edge(argumentOf(m, 0), argumentOf(m, 1));
    return before.nodes == after.nodes && removed.contains(edge) &&
           (withThoseBeside ? removed == before.edgesAt({edge.first, edge.second}) && removed.size() > 1
                            : removed.size() == 1);
}

inline MoveChecks graphMoveChecks() {
    return {
        {"move the token to %1",
         [](const Moved& m) {
             const DrawnLeft before = drawnLeft(m, m.from);
             const auto ways = before.edgesAt({before.token});
             const std::string to = argumentOf(m, 0);
             return drawnLeft(m, m.to).token == to &&
                    (ways.contains({before.token, to}) || ways.contains({to, before.token}));
         }},
        {"remove node %1", [](const Moved& m) { return removesNodes(m, {argumentOf(m, 0)}); }},
        {"remove node %1 and its neighbours",
         [](const Moved& m) {
             std::set<std::string> nodes{argumentOf(m, 0)};
             for (const auto& [from, to] : drawnLeft(m, m.from).edgesAt({argumentOf(m, 0)}))
                 nodes.insert({from, to});
             return nodes.size() > 1 && removesNodes(m, nodes);
         }},
        {"remove the nodes %1 and %2",
         [](const Moved& m) {
             return drawnLeft(m, m.from).edges.contains({argumentOf(m, 0), argumentOf(m, 1)}) &&
                    removesNodes(m, {argumentOf(m, 0), argumentOf(m, 1)});
         }},
        {"remove the edge between %1 and %2", [](const Moved& m) { return removesEdge(m, false); }},
        {"remove the edge between %1 and %2 and those beside it",
         [](const Moved& m) { return removesEdge(m, true); }},
    };
}

} // namespace mexplorer::sentences
