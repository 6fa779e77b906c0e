#pragma once

#include "core/own/own_graph.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Rules of graphs by their definition, on sets.
namespace mexplorer::plain_graphs {

using TurnKind = GraphTurn::Kind;
using TurnAlso = GraphTurn::Also;

/// A turn with its words, and when it is allowed, by the number of edges.
struct PlainTurn {
    TurnKind kind;
    TurnAlso also = TurnAlso::nothing;
    std::function<bool(std::size_t)> allows = [](std::size_t) { return true; };
};
struct PlainRules {
    std::string text;
    std::vector<PlainTurn> turns;
};

/// What is left, by sets.
struct PlainLeft {
    std::set<unsigned> nodes;
    std::set<std::pair<unsigned, unsigned>> edges;
    int token = -1;
    friend auto operator<=>(const PlainLeft&, const PlainLeft&) = default;
};

inline PlainLeft withoutNodes(PlainLeft left, const std::set<unsigned>& nodes) {
    for (const unsigned node : nodes)
        left.nodes.erase(node);
    std::erase_if(left.edges, [&](const auto& edge) {
        return left.nodes.count(edge.first) == 0 || left.nodes.count(edge.second) == 0;
    });
    return left;
}

inline std::set<std::pair<unsigned, unsigned>> edgesAt(const PlainLeft& left,
                                                       const std::set<unsigned>& nodes) {
    std::set<std::pair<unsigned, unsigned>> found;
    for (const auto& edge : left.edges)
        if (nodes.count(edge.first) != 0 || nodes.count(edge.second) != 0) found.insert(edge);
    return found;
}

inline void addPlainWays(const PlainLeft& left, const PlainTurn& turn, bool isDirected,
                         std::set<PlainLeft>& options) {
    for (const auto& edge : left.edges) {
        for (const bool back : {false, true}) {
            if (back && isDirected) continue;
            const auto [from, to] = back ? std::pair(edge.second, edge.first) : edge;
            if (left.token != static_cast<int>(from) || !turn.allows(edgesAt(left, {to}).size())) continue;
            PlainLeft option = left;
            if (turn.also == TurnAlso::edgeGone) option.edges.erase(edge);
            if (turn.also == TurnAlso::nodeLeft) option = withoutNodes(option, {from});
            option.token = static_cast<int>(to);
            options.insert(option);
        }
    }
}

inline void addPlainCuts(const PlainLeft& left, const PlainTurn& turn, std::set<PlainLeft>& options) {
    for (const auto& edge : left.edges) {
        const auto near = edgesAt(left, {edge.first, edge.second});
        if (!turn.allows(near.size() - 1)) continue;
        PlainLeft option = left;
        option.edges.erase(edge);
        if (turn.also == TurnAlso::ends) option = withoutNodes(left, {edge.first, edge.second});
        for (const auto& other : near)
            if (turn.also == TurnAlso::edgesBeside) option.edges.erase(other);
        options.insert(option);
    }
}

inline void addPlainRemovals(const PlainLeft& left, const PlainTurn& turn, std::set<PlainLeft>& options) {
    for (const unsigned node : left.nodes) {
        const auto near = edgesAt(left, {node});
        if (!turn.allows(near.size())) continue;
        std::set<unsigned> removed{node};
        for (const auto& [from, to] : near)
            if (turn.also == TurnAlso::neighbours) removed.insert({from, to});
        options.insert(withoutNodes(left, removed));
    }
}

/// The options by the definition of each turn.
inline std::set<PlainLeft> plainGraphOptions(const PlainLeft& left, const PlainRules& rules,
                                             bool isDirected) {
    std::set<PlainLeft> options;
    for (const PlainTurn& turn : rules.turns) {
        std::set<PlainLeft> own;
        if (turn.kind == TurnKind::moveToken) addPlainWays(left, turn, isDirected, own);
        if (turn.kind == TurnKind::removeEdge) addPlainCuts(left, turn, own);
        if (turn.kind == TurnKind::removeNode) addPlainRemovals(left, turn, own);
        std::erase_if(own, [](const PlainLeft& option) {
            return option.token >= 0 && option.nodes.count(static_cast<unsigned>(option.token)) == 0;
        });
        options.merge(own);
    }
    return options;
}

/// Values by recursion, for games that end.
class PlainValues {
public:
    PlainValues(const PlainRules& rules, bool isDirected, Play play)
        : rules_(rules), isDirected_(isDirected), play_(play) {}

    Nimber operator()(const PlainLeft& left) {
        if (const auto found = known_.find(left); found != known_.end()) return found->second;
        std::set<Nimber> values;
        for (const PlainLeft& option : plainGraphOptions(left, rules_, isDirected_))
            values.insert((*this)(option));
        Nimber value = 0;
        while (values.count(value) != 0)
            ++value;
        if (values.empty() && play_ == Play::misere) value = 1;
        return known_[left] = value;
    }

private:
    const PlainRules& rules_;
    bool isDirected_;
    Play play_;
    std::map<PlainLeft, Nimber> known_;
};

inline PlainLeft plainOf(const OwnGraph& game, const GraphLeft& left) {
    PlainLeft plain;
    for (unsigned node = 0; node < game.graph().names.size(); ++node)
        if (left.hasNode(node)) plain.nodes.insert(node);
    for (std::size_t edge = 0; edge < game.graph().edges.size(); ++edge)
        if (left.hasEdge(edge)) plain.edges.insert(game.graph().edges[edge]);
    plain.token = left.token ? *left.token : -1;
    return plain;
}

inline SmallGraph graphOf(unsigned nodes, const std::vector<std::pair<unsigned, unsigned>>& edges,
                          bool isDirected) {
    SmallGraph graph;
    graph.isDirected = isDirected;
    for (unsigned node = 0; node < nodes; ++node)
        graph.names.push_back("n" + std::to_string(node));
    graph.edges.assign(edges.begin(), edges.end());
    return graph;
}

/// The graph with the edges, of all that there can be, that these bits say.
inline SmallGraph graphByBits(unsigned nodes, unsigned bits, bool isDirected) {
    std::vector<std::pair<unsigned, unsigned>> edges;
    for (unsigned from = 0; from < nodes; ++from) {
        for (unsigned to = isDirected ? 0 : from + 1; to < nodes; ++to) {
            if (from == to) continue;
            if (bits & 1U) edges.emplace_back(from, to);
            bits >>= 1U;
        }
    }
    return graphOf(nodes, edges, isDirected);
}

} // namespace mexplorer::plain_graphs
