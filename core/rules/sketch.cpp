#include "core/rules/sketch.h"

#include "core/rules/drawn_graph.h"
#include "core/rules/graph.h"
#include "core/rules/graph_parsers.h"
#include "core/rules/rooted_graph.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

namespace mexplorer {

std::optional<Sketch::Index> Sketch::find(std::string_view name) const {
    for (Index node = 0; node < nodes_.size(); ++node)
        if (nodes_[node].name == name) return node;
    return std::nullopt;
}

/// The first unused of a, b … z, a1, b1 …
std::string Sketch::freeName() const {
    std::set<std::string_view> taken;
    for (const Node& node : nodes_)
        taken.insert(node.name);
    for (std::size_t round = 0;; ++round) {
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            std::string name = round == 0 ? std::string(1, letter) : fmt::format("{}{}", letter, round);
            if (!taken.contains(name)) return name;
        }
    }
}

Expected<Sketch::Index> Sketch::add(const NodePlace& place) {
    if (auto fits = checkDrawn(nodes_.size() + 1, edges_.size()); !fits) return tl::unexpected(fits.error());
    nodes_.push_back({.name = freeName(), .place = place});
    return static_cast<Index>(nodes_.size() - 1);
}

Expected<void> Sketch::join(Index from, Index to) {
    if (auto fits = checkDrawn(nodes_.size(), edges_.size() + 1); !fits) return fits;
    const bool isThere = std::any_of(edges_.begin(), edges_.end(),
                                     [&](const Edge& edge) { return edge.from == from && edge.to == to; });
    if (isDirected() && isThere && !ends_) {
        return invalid(say(MX_TEXT("core", "There is an arrow from %1 to %2 already."),
                           shortened(nodes_[from].name), shortened(nodes_[to].name)));
    }
    const bool isThereBack = std::any_of(
        edges_.begin(), edges_.end(), [&](const Edge& edge) { return edge.from == to && edge.to == from; });
    if (isPlain_ && (isThere || isThereBack))
        return invalid(say(MX_TEXT("core", "There is an edge between %1 and %2 already."),
                           shortened(nodes_[from].name), shortened(nodes_[to].name)));
    if ((isPlain_ || mayGoRound_) && from == to)
        return invalid(say(MX_TEXT("core", "An edge leads from one node to another.")));
    if (ends_ && from == to)
        return invalid(say(MX_TEXT("core", "An arrow of a network leads from one node to another.")));
    if (const auto cycle = cycleWith(from, to); !cycle.empty()) {
        std::vector<std::string> names;
        names.reserve(cycle.size());
        for (const Index node : cycle)
            names.push_back(nodes_[node].name);
        return invalid(
            say(MX_TEXT("core", "This arrow would close a cycle, and the game might never end: %1."),
                cyclePath(names)));
    }
    EdgeTraits traits;
    if (ends_)
        traits = {"1", edges_.empty() ? "A" : edges_.back().traits.owner};
    else if (!edges_.empty())
        traits.colour = edges_.back().traits.colour;
    edges_.push_back({.from = from, .to = to, .traits = std::move(traits)});
    return {};
}

/// A breadth-first search for a path from `to` back to `from`.
std::vector<Sketch::Index> Sketch::cycleWith(Index from, Index to) const {
    if (!isDirected()) return {};
    if (from == to) return {from};
    if (ends_ || mayGoRound_) return {};
    std::vector<std::vector<Index>> after(nodes_.size());
    for (const Edge& edge : edges_)
        after[edge.from].push_back(edge.to);
    std::vector<std::optional<Index>> cameFrom(nodes_.size());
    cameFrom[to] = to;
    std::deque<Index> reached{to};
    while (!reached.empty() && !cameFrom[from]) {
        const Index node = reached.front();
        reached.pop_front();
        for (const Index next : after[node]) {
            if (cameFrom[next]) continue;
            cameFrom[next] = node;
            reached.push_back(next);
        }
    }
    if (!cameFrom[from]) return {};
    std::vector<Index> cycle;
    for (Index node = from; node != to; node = *cameFrom[node])
        cycle.push_back(node);
    cycle.push_back(to);
    std::reverse(cycle.begin() + 1, cycle.end()); // it was collected from its end
    return cycle;
}

Expected<void> Sketch::rename(Index node, const std::string& name) {
    if (nodes_[node].name == name) return {};
    if (!isNodeName(name))
        return invalid(say(MX_TEXT("core", "A node’s name is not empty and has no control characters.")));
    if (node == ground_ || (ground_ && name == groundName))
        return invalid(say(MX_TEXT("core", "The ground keeps its name, and no other node can have it.")));
    if (find(name)) return invalid(say(MX_TEXT("core", "Another node is called %1."), shortened(name)));
    nodes_[node].name = name;
    return {};
}

void Sketch::beginAt(Index node) {
    if (node == ends_->sink) ends_->sink = ends_->source;
    ends_->source = node;
}

void Sketch::endAt(Index node) {
    if (node == ends_->source) ends_->source = ends_->sink;
    ends_->sink = node;
}

Expected<void> Sketch::remove(Index node) {
    if (ends_ && (node == ends_->source || node == ends_->sink)) {
        return invalid(say(node == ends_->source
                               ? MX_TEXT("core", "The flow begins at %1; choose another beginning first.")
                               : MX_TEXT("core", "The flow ends at %1; choose another end first."),
                           shortened(nodes_[node].name)));
    }
    if (node == ground_)
        return invalid(say(MX_TEXT("core", "The ground cannot be removed: all stands on it.")));
    if (nodes_.size() == 1 && isPlain_)
        return invalid(say(MX_TEXT("core", "The last node cannot be removed.")));
    if (nodes_.size() == 1)
        return invalid(say(MX_TEXT("core", "The last node cannot be removed: a token needs a place.")));
    Sketch without = *this;
    std::vector<bool> nodes(nodes_.size(), true);
    std::vector<bool> edges(edges_.size(), true);
    nodes[node] = false;
    for (std::size_t edge = 0; edge < edges_.size(); ++edge)
        edges[edge] = edges_[edge].from != node && edges_[edge].to != node;
    without.keepOnly(nodes, edges);
    if (auto fallen = without.letFall(); !fallen) return fallen;
    *this = std::move(without);
    return {};
}

Expected<void> Sketch::removeEdge(Index edge) {
    Sketch without = *this;
    without.edges_.erase(without.edges_.begin() + edge);
    if (auto fallen = without.letFall(); !fallen) return fallen;
    *this = std::move(without);
    return {};
}

void Sketch::arrange() {
    for (Node& node : nodes_)
        node.place.reset();
}

void Sketch::keepOnly(const std::vector<bool>& nodes, const std::vector<bool>& edges) {
    std::vector<Index> number(nodes_.size(), 0); // new index of each node that is kept
    std::vector<Node> keptNodes;
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        number[node] = static_cast<Index>(keptNodes.size());
        if (nodes[node]) keptNodes.push_back(std::move(nodes_[node]));
    }
    std::vector<Edge> keptEdges;
    for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
        const Edge& old = edges_[edge];
        if (edges[edge]) keptEdges.push_back({number[old.from], number[old.to], old.was, old.traits});
    }
    if (ground_) ground_ = number[*ground_];
    if (ends_) ends_ = {number[ends_->source], number[ends_->sink]};
    nodes_ = std::move(keptNodes);
    edges_ = std::move(keptEdges);
}

/// Removes what is not connected to the ground.
Expected<void> Sketch::letFall() {
    if (!ground_) return {};
    RootedGraph graph;
    graph.ground = *ground_;
    graph.names.resize(nodes_.size());
    std::vector<std::uint32_t> all;
    for (const Edge& edge : edges_) {
        all.push_back(static_cast<std::uint32_t>(all.size()));
        graph.edges.emplace_back(edge.from, edge.to);
    }
    const auto pieces = piecesOf(graph, all, true);
    std::vector<bool> nodes;
    nodes.reserve(pieces.size());
    for (const Index piece : pieces)
        nodes.push_back(piece == pieces[*ground_]);
    std::vector<bool> edges;
    for (const Edge& edge : edges_)
        edges.push_back(nodes[edge.from]);
    if (std::find(edges.begin(), edges.end(), true) == edges.end())
        return invalid(say(MX_TEXT("core", "The last edge on the ground cannot be removed.")));
    keepOnly(nodes, edges);
    return {};
}

} // namespace mexplorer
