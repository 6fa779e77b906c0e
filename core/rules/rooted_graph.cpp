#include "core/rules/rooted_graph.h"

#include "core/rules/edge_colour.h"
#include "core/rules/graph_file.h"
#include "core/rules/graph_parsers.h"
#include "core/rules/node_labels.h"
#include "core/text/parse.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

class RootedGraphBuilder final : public EdgeSink {
public:
    explicit RootedGraphBuilder(bool isColoured) : isColoured_(isColoured) {}

    Expected<Node> node(std::string_view name) override {
        const auto [found, isNew] =
            nodes_.try_emplace(std::string(name), static_cast<Node>(graph_.names.size()));
        if (isNew) graph_.names.push_back(found->first);
        if (graph_.names.size() > mostRootedEdges + 1) return tooManyEdges(mostRootedEdges);
        return found->second;
    }
    Expected<void> edge(Node from, Node to) override {
        if (graph_.edges.size() == mostRootedEdges) return tooManyEdges(mostRootedEdges);
        graph_.edges.emplace_back(from, to);
        return {};
    }
    void place(Node node, const NodePlace& place) override { graph_.places[node] = place; }
    void label(Node node, const std::string& label) override { labels_[node] = label; }
    bool isDirected() const override { return false; }
    Expected<void> describe(std::size_t count, const Attributes& said, TextPlace place) override {
        return isColoured_ ? colourLast(count, said, place) : refuseColours(count, said, place);
    }

    Expected<RootedGraph> build() {
        if (graph_.edges.empty()) return invalid(say(MX_TEXT("core", "The graph has no edges.")));
        const NodeLabels labels = labelsAsNames(labels_, {graph_.names.begin(), graph_.names.end()});
        for (const auto& [node, label] : labels)
            graph_.names[node] = label;
        graph_.notes = notes();
        if (isColoured_) graph_.colours.resize(graph_.edges.size(), EdgeColour::green);
        const auto ground = std::ranges::find(graph_.names, groundName);
        if (ground != graph_.names.end()) graph_.ground = static_cast<Node>(ground - graph_.names.begin());
        std::vector<std::uint32_t> all(graph_.edges.size());
        std::iota(all.begin(), all.end(), 0U);
        const std::vector<Node> pieces = piecesOf(graph_, all, true);
        for (const auto& [a, b] : graph_.edges) {
            if (pieces[a] == pieces[graph_.ground]) continue;
            return invalid(
                say(MX_TEXT("core", "The edge from %1 to %2 is not connected to the ground, which is %3."),
                    shortened(graph_.names[a]), shortened(graph_.names[b]),
                    shortened(graph_.names[graph_.ground])));
        }
        return std::move(graph_);
    }

private:
    /// A red or a blue edge is no edge of Green Hackenbush.
    Expected<void> refuseColours(std::size_t count, const Attributes& said, TextPlace place) {
        for (const char* name : {"color", "colour", "label"}) {
            const auto colour = said.find(name);
            if (colour == said.end() || !isRedOrBlue(colour->second)) continue;
            return invalid(say(MX_TEXT("core", "The edge at line %1, column %2 is “%3”: a red or blue edge "
                                               "may be cut by one player only, but in Green Hackenbush "
                                               "both may cut every edge."),
                               place.line, place.column, shortened(colour->second)));
        }
        Attributes rest = said;
        if (rest.contains("color") && takeFrom(rest, "color") != "green") rest["color"] = said.at("color");
        return EdgeSink::describe(count, rest, place);
    }
    /// Gives the last `count` edges their colour.
    Expected<void> colourLast(std::size_t count, const Attributes& said, TextPlace place) {
        Attributes rest = said;
        for (const char* name : {"color", "colour", "label"}) {
            if (!rest.contains(name)) continue;
            const auto colour = readEdgeColour(rest.at(name));
            if (!colour && std::string_view(name) == "label") continue; // it is only drawn
            if (!colour)
                return invalid(
                    say(MX_TEXT("core", "The edge at line %1, column %2 is “%3”: write blue for an "
                                        "edge that Left may cut, red for one of Right’s, green "
                                        "for one of either’s."),
                        place.line, place.column, shortened(rest.at(name))));
            graph_.colours.resize(graph_.edges.size(), EdgeColour::green);
            std::fill(graph_.colours.end() - static_cast<std::ptrdiff_t>(count), graph_.colours.end(),
                      *colour);
            rest.erase(name);
            break;
        }
        return EdgeSink::describe(count, rest, place);
    }

    bool isColoured_;
    RootedGraph graph_;
    std::map<std::string, Node> nodes_;
    NodeLabels labels_;
};

Expected<RootedGraph> rootedGraphIn(std::string_view contents, bool isColoured) {
    RootedGraphBuilder builder(isColoured);
    if (auto read = readGraph(contents, builder); !read) return tl::unexpected(read.error());
    return builder.build();
}

} // namespace

Expected<RootedGraph> parseRootedGraph(std::string_view contents) {
    return rootedGraphIn(contents, false);
}

Expected<RootedGraph> parseColouredGraph(std::string_view contents) {
    return rootedGraphIn(contents, true);
}

std::vector<RootedGraph::Node> piecesOf(const RootedGraph& graph, const std::vector<std::uint32_t>& edges,
                                        bool groundJoins) {
    using Node = RootedGraph::Node;
    std::vector<Node> pieces(graph.names.size()); // union-find: each points towards its component’s root
    std::iota(pieces.begin(), pieces.end(), Node{0});
    const auto find = [&](Node node) {
        while (pieces[node] != node)
            node = pieces[node] = pieces[pieces[node]];
        return node;
    };
    for (const std::uint32_t edge : edges) {
        const auto [a, b] = graph.edges[edge];
        if (groundJoins || (a != graph.ground && b != graph.ground)) pieces[find(a)] = find(b);
    }
    for (Node node = 0; node < pieces.size(); ++node)
        pieces[node] = find(node);
    return pieces;
}

} // namespace mexplorer
