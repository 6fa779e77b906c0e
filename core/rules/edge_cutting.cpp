#include "core/rules/edge_cutting.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace mexplorer {

EdgesLeft EdgeCutting::startPosition() const {
    EdgesLeft all(graph_->edges.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

Expected<EdgesLeft> EdgeCutting::parse(std::string_view text) const {
    if (trimmed(text) == "0") return EdgesLeft{};
    const auto edges = parseRanges(text, 1, static_cast<std::int64_t>(graph_->edges.size()));
    if (!edges) return invalid(positionId, edges.error().message);
    std::vector<bool> isLeft(graph_->edges.size(), false);
    for (const std::int64_t edge : *edges)
        isLeft[static_cast<std::size_t>(edge - 1)] = true;
    EdgesLeft left;
    for (std::uint32_t edge = 0; edge < isLeft.size(); ++edge) {
        if (isLeft[edge]) left.push_back(edge);
    }
    return standing(left);
}

std::string EdgeCutting::text(const EdgesLeft& left) const {
    if (left.empty()) return "0";
    std::vector<std::string> ranges;
    for (std::size_t begin = 0; begin < left.size();) {
        std::size_t end = begin + 1;
        while (end < left.size() && left[end] == left[end - 1] + 1)
            ++end;
        ranges.push_back(end - begin == 1 ? fmt::format("{}", left[begin] + 1)
                                          : fmt::format("{}-{}", left[begin] + 1, left[end - 1] + 1));
        begin = end;
    }
    return joined(ranges);
}

Message EdgeCutting::cutText(std::uint32_t edge) const {
    const auto [a, b] = graph_->edges[edge];
    return say(MX_TEXT("core", "cut edge %1, from %2 to %3"), edgeNumber(edge), nodeName(a), nodeName(b));
}

Message EdgeCutting::edgeNumber(std::uint32_t edge) {
    return about({topic::edge, edge}, argument(edge + 1));
}

Message EdgeCutting::nodeName(RootedGraph::Node node) const {
    return about({topic::vertex, node},
                 node == graph_->ground ? say(MX_TEXT("core", "the ground")) : verbatim(graph_->names[node]));
}

EdgesLeft EdgeCutting::after(const EdgesLeft& left, std::uint32_t edge) const {
    EdgesLeft rest;
    rest.reserve(left.size());
    std::copy_if(left.begin(), left.end(), std::back_inserter(rest),
                 [edge](std::uint32_t other) { return other != edge; });
    return standing(rest);
}

EdgesLeft EdgeCutting::standing(const EdgesLeft& edges) const {
    const auto pieces = piecesOf(*graph_, edges, true);
    EdgesLeft left;
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(left), [&](std::uint32_t edge) {
        return pieces[graph_->edges[edge].first] == pieces[graph_->ground];
    });
    return left;
}

std::vector<EdgesLeft> EdgeCutting::components(const EdgesLeft& left) const {
    const auto pieces = piecesOf(*graph_, left, false);
    std::map<RootedGraph::Node, std::size_t> partOf; // node given by piecesOf → index of its component
    std::vector<EdgesLeft> parts;
    for (const std::uint32_t edge : left) {
        const auto [a, b] = graph_->edges[edge];
        const RootedGraph::Node above = a == graph_->ground ? b : a;
        if (above == graph_->ground) { // a loop at the ground is a component of its own
            parts.push_back({edge});
            continue;
        }
        const auto [found, isNew] = partOf.try_emplace(pieces[above], parts.size());
        if (isNew) parts.emplace_back();
        parts[found->second].push_back(edge);
    }
    return parts;
}

Expected<DrawnPositions<EdgesLeft>> EdgeCutting::drawn(const EdgesLeft& left) const {
    if (auto fits = checkDrawn(graph_->names.size(), graph_->edges.size()); !fits)
        return tl::unexpected(fits.error());
    DrawnPositions<EdgesLeft> drawn;
    DrawnGraph& graph = drawn.graph;
    graph.kind = DrawnGraph::Kind::bush;
    for (RootedGraph::Node node = 0; node < graph_->names.size(); ++node)
        graph.nodes.push_back({.name = graph_->names[node], .ground = node == graph_->ground});
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge) {
        const auto [from, to] = graph_->edges[edge];
        graph.edges.push_back({.from = from, .to = to, .present = false, .number = edge + 1});
    }
    drawn.nodes.resize(graph.nodes.size());
    drawn.edges.resize(graph.edges.size());
    graph.options = left;
    for (EdgesLeft& part : components(left))
        graph.parts.push_back({.edges = std::move(part)});
    for (const std::uint32_t edge : left) {
        graph.edges[edge].present = true;
        graph.edges[edge].move = cutText(edge);
        drawn.edges[edge] = after(left, edge);
    }
    return drawn;
}

Sketch EdgeCutting::sketch() const {
    std::vector<Sketch::Node> nodes;
    for (Sketch::Index node = 0; node < graph_->names.size(); ++node) {
        const auto place = graph_->places.find(node);
        nodes.push_back({graph_->names[node],
                         place == graph_->places.end() ? std::nullopt : std::optional(place->second), node});
    }
    std::vector<Sketch::Edge> edges;
    for (const auto& [from, to] : graph_->edges) {
        EdgeTraits traits;
        if (!graph_->colours.empty()) traits.colour = nameOf(graph_->colours[edges.size()]);
        edges.push_back({from, to, static_cast<Sketch::Index>(edges.size()), std::move(traits)});
    }
    return {graph_->ground, std::move(nodes), std::move(edges)};
}

EdgesLeft EdgeCutting::carried(const EdgesLeft& left, const Sketch& edited) const {
    EdgesLeft now;
    for (std::uint32_t edge = 0; edge < edited.edges().size(); ++edge) {
        const auto& was = edited.edges()[edge].was;
        if (!was || std::binary_search(left.begin(), left.end(), *was)) now.push_back(edge);
    }
    const EdgesLeft stands = standing(now);
    const auto isNew = [&](std::uint32_t edge) { return !edited.edges()[edge].was; };
    const bool allNewStand =
        std::count_if(stands.begin(), stands.end(), isNew) == std::count_if(now.begin(), now.end(), isNew);
    return allNewStand ? stands : startPosition();
}

} // namespace mexplorer
