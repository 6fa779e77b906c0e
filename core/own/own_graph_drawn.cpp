// The graph of rules of one’s own, drawn and edited.
#include "core/own/own_graph.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool isAcyclic(const SmallGraph& graph) {
    std::vector<std::size_t> entering(graph.names.size(), 0);
    for (const auto& [from, to] : graph.edges)
        ++entering[to];
    std::vector<SmallGraph::Node> sources;
    for (SmallGraph::Node node = 0; node < entering.size(); ++node)
        if (entering[node] == 0) sources.push_back(node);
    for (std::size_t next = 0; next < sources.size(); ++next)
        for (const auto& [from, to] : graph.edges)
            if (from == sources[next] && --entering[to] == 0) sources.push_back(to);
    return sources.size() == entering.size();
}

} // namespace

/// There cycles have no place, nor more than one move for an arrow.
bool OwnGraph::isDrawnInLayers() const {
    return graph_->isDirected && hasToken_ && turns_->size() == 1 && isAcyclic(*graph_);
}

/// Each on the edge that it takes or goes along; on one of its own if that has
/// a move already, and if it is at a node.
void OwnGraph::drawMoves(const GraphLeft& left, DrawnPositions<GraphLeft>& drawn) const {
    DrawnGraph& graph = drawn.graph;
    const auto given = options(left);
    auto option = given.begin();
    for (const GraphMove& move : allMoves(left)) {
        std::uint32_t edge = move.edge;
        const bool isAtNode = (*turns_)[move.turn].kind == GraphTurn::Kind::removeNode;
        if (isAtNode || drawn.edges[edge]) {
            const auto& [from, to] = isAtNode ? std::pair(move.node, move.node) : graph_->edges[move.edge];
            edge = static_cast<std::uint32_t>(graph.edges.size());
            graph.edges.push_back({.from = from, .to = to, .atNode = isAtNode});
            drawn.edges.emplace_back();
        }
        graph.edges[edge].move = moveText(left, move);
        graph.edges[edge].isWay = (*turns_)[move.turn].kind == GraphTurn::Kind::moveToken;
        drawn.edges[edge] = after(left, move);
        if (option == given.end() || !(option->first == move)) continue;
        graph.options.push_back(edge);
        ++option;
    }
}

Expected<DrawnPositions<GraphLeft>> OwnGraph::drawn(const GraphLeft& left) const {
    DrawnPositions<GraphLeft> drawn;
    DrawnGraph& graph = drawn.graph;
    graph.kind = isDrawnInLayers() ? DrawnGraph::Kind::arrows : DrawnGraph::Kind::plain;
    graph.hasArrows = graph_->isDirected;
    const bool areNodesPositions = isDrawnInLayers() && turns_->front().leavesNoTrace();
    for (std::size_t node = 0; node < graph_->names.size(); ++node) {
        graph.nodes.push_back({.name = graph_->names[node],
                               .present = left.hasNode(node),
                               .tokens = left.token == node ? 1U : 0U});
        drawn.nodes.emplace_back();
        if (!areNodesPositions || !left.hasNode(node)) continue;
        drawn.nodes.back() = left;
        drawn.nodes.back()->token = static_cast<std::uint8_t>(node);
    }
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge) {
        const auto& [from, to] = graph_->edges[edge];
        graph.edges.push_back({.from = from, .to = to, .present = left.hasEdge(edge)});
    }
    drawn.edges.resize(graph.edges.size());
    drawMoves(left, drawn);
    if (isSum())
        for (const GraphLeft& part : components(left))
            graph.parts.push_back(drawnPart(part));
    return drawn;
}

DrawnGraph::Component OwnGraph::drawnPart(const GraphLeft& part) const {
    DrawnGraph::Component drawn;
    for (std::uint32_t node = 0; node < graph_->names.size(); ++node)
        if (part.hasNode(node)) drawn.nodes.push_back(node);
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge)
        if (part.hasEdge(edge)) drawn.edges.push_back(edge);
    return drawn;
}

Sketch OwnGraph::sketch() const {
    std::vector<Sketch::Node> nodes;
    for (Sketch::Index node = 0; node < graph_->names.size(); ++node) {
        const auto place = graph_->places.find(node);
        nodes.push_back({graph_->names[node],
                         place == graph_->places.end() ? std::nullopt : std::optional(place->second), node});
    }
    std::vector<Sketch::Edge> edges;
    for (const auto& [from, to] : graph_->edges)
        edges.push_back({from, to, static_cast<Sketch::Index>(edges.size())});
    if (graph_->isDirected) return Sketch::withArrows(std::move(nodes), std::move(edges));
    return Sketch::plain(std::move(nodes), std::move(edges));
}

GraphLeft OwnGraph::carried(const GraphLeft& left, const Sketch& edited) const {
    GraphLeft now = startPosition();
    for (std::size_t edge = 0; edge < edited.edges().size(); ++edge) {
        const auto& was = edited.edges()[edge].was;
        if (was && !left.hasEdge(*was)) now.removeEdge(edge);
    }
    std::uint64_t removed = 0;
    std::optional<std::uint8_t> token;
    for (std::size_t node = 0; node < edited.nodes().size(); ++node) {
        const auto& was = edited.nodes()[node].was;
        if (was && !left.hasNode(*was)) removed |= std::uint64_t{1} << node;
        if (was && left.token && *left.token == *was) token = static_cast<std::uint8_t>(node);
    }
    removeNodes(now, removed);
    now.token = token;
    if (hasToken_ && now.nodes == 0) return startPosition();
    if (!token) placeToken(now);
    return now;
}

} // namespace mexplorer
