#pragma once

#include "core/solve/aspects/drawn.h"
#include "tests/core/explain/sentences/said.h"

#include <fmt/format.h>

// Green Hackenbush: what stands on an edge is found by playing it alone.
namespace mexplorer::sentences {

class Bush {
public:
    explicit Bush(const Said& s) : mark_(s.state<DrawnTrace>()) {
        Task task;
        graph_ = *asked(*s.about.game, s.position)->as<DrawnAspect>()->drawing(task);
    }

    /// The edge that the number, from 1, names, if it is the one in the light; its ends may stand either way.
    [[nodiscard]] std::optional<std::size_t> edge(long long number, const std::string& one,
                                                  const std::string& other) const {
        const auto at = static_cast<std::size_t>(number) - 1;
        if (at >= graph_.edges.size() || !graph_.edges[at].present || !mark_ || mark_->edge != at) return {};
        const auto& edge = graph_.edges[at];
        using Names = std::multiset<std::string>;
        return Names{nameOf(edge.from), nameOf(edge.to)} == Names{one, other} ? std::optional(at)
                                                                              : std::nullopt;
    }
    [[nodiscard]] std::optional<Nimber> lit() const { return mark_->worth; }

    /// What falls with the edge, the edge not counted.
    [[nodiscard]] std::vector<std::size_t> fallsWith(std::size_t edge) const {
        const auto stays = reached([&](std::size_t other) { return other != edge; });
        std::vector<std::size_t> found;
        for (std::size_t other = 0; other < graph_.edges.size(); ++other) {
            if (graph_.edges[other].present && other != edge && !stays.count(graph_.edges[other].from))
                found.push_back(other);
        }
        return found;
    }
    /// The value of some edges that stand on a node, by the definition.
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
    std::optional<ProofMark> mark_;
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
             if (bush.worth(above, s.text(0)) != stands) return false;
             above.push_back(*edge);
             return bush.worth(above, s.text(3)) == static_cast<Nimber>(s.number(4)) &&
                    bush.lit() == static_cast<Nimber>(s.number(4));
         }},
        {"Edge %1, from %2 to %3, is on a cycle: its ends are fused, and as a loop it is worth 1.",
         [](const Said& s) {
             const Bush bush(s);
             const auto edge = bush.edge(s.number(0), s.text(1), s.text(2));
             return edge && bush.fallsWith(*edge).empty() && bush.lit() == Nimber{1};
         }},
        {"What stands on the ground adds up by XOR to %1.",
         [](const Said& s) { return s.truth().value(s.position) == static_cast<Nimber>(s.number(0)); }},
        {"The move: %1. It leaves 0.",
         [](const Said& s) {
             const auto& mark = s.state<DrawnTrace>();
             return s.truth().isWinning(s.position, s.text(0)) && mark &&
                    static_cast<long long>(mark->edge) + 1 == Said::listOf(s.text(0)).front();
         }},
    };
}

} // namespace mexplorer::sentences
