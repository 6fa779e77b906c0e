#pragma once

#include "core/game/aspects/drawn.h"
#include "tests/core/explain/sentences/said.h"

#include <fmt/format.h>

// Green Hackenbush: the value of what stands on an edge is found by playing that alone.
namespace mexplorer::sentences {

class Bush {
public:
    explicit Bush(const Said& s) : state_(s.state<DrawnTrace>()) {
        Task task;
        graph_ = *asked(*s.about.game, s.position)->as<DrawnAspect>()->drawing(task);
    }

    /// The edge with this number, from 1, if it is highlighted and has these ends, in either order.
    [[nodiscard]] std::optional<std::size_t> edge(long long number, const std::string& one,
                                                  const std::string& other) const {
        const auto at = static_cast<std::size_t>(number) - 1;
        if (at >= graph_.edges.size() || !graph_.edges[at].present) return {};
        if (state_.edges != std::vector{static_cast<std::uint32_t>(at)}) return {};
        const auto& edge = graph_.edges[at];
        using Names = std::multiset<std::string>;
        return Names{nameOf(edge.from), nameOf(edge.to)} == Names{one, other} ? std::optional(at)
                                                                              : std::nullopt;
    }
    /// The value that the step shows at the edge or the node.
    [[nodiscard]] std::optional<Nimber> lit() const {
        const auto& found = state_.edges.empty() ? state_.nodesFound : state_.edgesFound;
        return found.size() == 1 ? found.front().second.nimber() : std::nullopt;
    }
    /// The edges that are highlighted less strongly.
    [[nodiscard]] std::vector<std::size_t> related() const {
        std::vector<std::size_t> edges(state_.related.begin(), state_.related.end());
        std::sort(edges.begin(), edges.end());
        return edges;
    }
    /// Whether the edge and the related ones are a cycle: each of its nodes is at two ends.
    [[nodiscard]] bool isCycle(std::size_t edge) const {
        std::vector<std::size_t> cycle = related();
        cycle.push_back(edge);
        std::map<std::uint32_t, int> ends;
        for (const std::size_t each : cycle) {
            ++ends[graph_.edges[each].from];
            ++ends[graph_.edges[each].to];
        }
        return ends.size() == cycle.size() && std::set(cycle.begin(), cycle.end()).size() == cycle.size() &&
               std::all_of(ends.begin(), ends.end(), [](const auto& end) { return end.second == 2; });
    }

    /// The edges that fall with the edge, without the edge itself.
    [[nodiscard]] std::vector<std::size_t> fallsWith(std::size_t edge) const {
        const auto stays = reached([&](std::size_t other) { return other != edge; });
        std::vector<std::size_t> found;
        for (std::size_t other = 0; other < graph_.edges.size(); ++other) {
            if (graph_.edges[other].present && other != edge && !stays.count(graph_.edges[other].from))
                found.push_back(other);
        }
        return found;
    }
    /// The value of edges that stand on a node, by the definition.
    [[nodiscard]] Nimber worth(const std::vector<std::size_t>& edges, const std::string& node) const {
        if (edges.empty()) return 0;
        std::string file = "graph {";
        for (const std::size_t edge : edges)
            file += fmt::format(" \"{}\" -- \"{}\";", renamed(graph_.edges[edge].from, node),
                                renamed(graph_.edges[edge].to, node));
        Subject alone("hackenbush", {{"graph", file + "}"}});
        return alone.truth.value(startPosition(*alone.game));
    }

private:
    [[nodiscard]] std::string nameOf(std::uint32_t node) const {
        return graph_.nodes[node].ground ? "the ground" : graph_.nodes[node].name;
    }
    [[nodiscard]] std::string renamed(std::uint32_t node, const std::string& ground) const {
        return nameOf(node) == ground ? "ground" : "n" + graph_.nodes[node].name;
    }
    template <class Counts>
    [[nodiscard]] std::set<std::uint32_t> reached(const Counts& counts) const {
        std::set<std::uint32_t> found;
        for (std::uint32_t node = 0; node < graph_.nodes.size(); ++node)
            if (graph_.nodes[node].ground) found.insert(node);
        for (bool isMore = true; isMore;) {
            isMore = false;
            for (std::size_t i = 0; i < graph_.edges.size(); ++i) {
                const auto& edge = graph_.edges[i];
                if (!edge.present || !counts(i) || found.count(edge.from) == found.count(edge.to)) continue;
                found.insert(edge.from);
                found.insert(edge.to);
                isMore = true;
            }
        }
        return found;
    }

    DrawnGraph graph_;
    DrawnState state_;
};

inline Checks hackenbushChecks() {
    return {
        {"On %1 stands %2 in all; edge %3 from there to %4 makes it %5.",
         [](const Said& s) {
             const Bush bush(s);
             const auto edge = bush.edge(s.number(2), s.text(0), s.text(3));
             if (!edge) return false;
             auto above = bush.fallsWith(*edge);
             const auto stands = static_cast<Nimber>(s.number(1));
             if (bush.worth(above, s.text(0)) != stands || bush.related() != above) return false;
             above.push_back(*edge);
             return bush.worth(above, s.text(3)) == static_cast<Nimber>(s.number(4)) &&
                    bush.lit() == static_cast<Nimber>(s.number(4));
         }},
        {"Edge %1, from %2 to %3, is on a cycle: its ends are fused, and as a loop it is worth 1.",
         [](const Said& s) {
             const Bush bush(s);
             const auto edge = bush.edge(s.number(0), s.text(1), s.text(2));
             return edge && bush.fallsWith(*edge).empty() && bush.lit() == Nimber{1} && bush.isCycle(*edge);
         }},
        {"What stands on the ground adds up by XOR to %1.",
         [](const Said& s) {
             return s.truth().value(s.position) == static_cast<Nimber>(s.number(0)) &&
                    Bush(s).lit() == static_cast<Nimber>(s.number(0));
         }},
        {"The move: %1. It leaves 0.",
         [](const Said& s) {
             const DrawnState& state = s.state<DrawnTrace>();
             return s.truth().isWinning(s.position, s.text(0)) && state.edges.size() == 1 &&
                    state.winning == state.edges &&
                    static_cast<long long>(state.edges.front()) + 1 == Said::listOf(s.text(0)).front();
         }},
    };
}

/// Tokens on a graph: the sentences about every node, against the definition of its value.
inline Checks tokenChecks() {
    struct Node {
        explicit Node(const Said& s) : state(s.state<DrawnTrace>()), value(s.truth().value(s.text(0))) {
            Task task;
            const DrawnGraph graph = *asked(*s.about.game, s.position)->as<DrawnAspect>()->drawing(task);
            for (const auto& edge : graph.edges)
                if (graph.nodes[edge.from].name == s.text(0))
                    options.insert(s.truth().value(graph.nodes[edge.to].name));
            isLit = state.nodes.size() == 1 && graph.nodes[state.nodes.front()].name == s.text(0) &&
                    state.nodesFound.size() == 1 && state.nodesFound.front().first == state.nodes.front() &&
                    state.nodesFound.front().second.nimber() == value;
        }
        [[nodiscard]] bool leadsTo(const std::vector<long long>& values) const {
            return std::equal(values.begin(), values.end(), options.begin(), options.end(),
                              [](long long one, Nimber other) { return static_cast<Nimber>(one) == other; });
        }
        const DrawnState& state;
        Nimber value;
        std::set<Nimber> options;
        bool isLit = false;
    };
    const auto arrowsGoAround = [](const Said& s) {
        Task task;
        const DrawnGraph graph = *asked(*s.about.game, s.position)->as<DrawnAspect>()->drawing(task);
        std::map<std::uint32_t, bool> leadsToP;
        for (const auto& edge : graph.edges) {
            bool& leads = leadsToP[edge.from];
            leads = leads || s.truth().isP(graph.nodes[edge.to].name);
        }
        for (const auto& [node, leads] : leadsToP)
            if (leads != s.truth().isN(graph.nodes[node].name)) return false;
        return true;
    };
    return {
        {"Where no arrow leads on, the game is over: begin there.", general},
        {"From %1 no arrow leads on: its value is 0, so it is P.",
         [](const Said& s) {
             const Node node(s);
             return !s.isMisere() && node.isLit && node.options.empty() && node.value == 0;
         }},
        {"From %1 no arrow leads on: in misère play its value is 1, so it is N.",
         [](const Said& s) {
             const Node node(s);
             return s.isMisere() && node.isLit && node.options.empty() && node.value == 1;
         }},
        {"The arrows from %1 lead to the values %2. 0 is missing: its value is 0, so it is P.",
         [](const Said& s) {
             const Node node(s);
             return node.isLit && node.value == 0 && node.options.count(0) == 0 && node.leadsTo(s.list(1));
         }},
        {"The arrows from %1 lead to the values %2. The least number missing, %3, is its value: it is N.",
         [](const Said& s) {
             const Node node(s);
             return node.isLit && node.value == static_cast<Nimber>(s.number(2)) && node.value > 0 &&
                    node.leadsTo(s.list(1));
         }},
        {"Every node has its value. No arrow joins two P-positions, and from every N-position an arrow "
         "leads to one.",
         arrowsGoAround},
        {"Every node has its value. No arrow joins two P-positions, and from every N-position that has "
         "arrows one leads to a P-position.",
         arrowsGoAround},
    };
}

} // namespace mexplorer::sentences
