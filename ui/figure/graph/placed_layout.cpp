// Layout of graphs whose nodes have given places.
#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/graph/graph_paths.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr double pointsAUnit = 72;
constexpr double leastHeight = 0.5;   // of a node above the ground
constexpr double bendBy = 0.35;       // the steps by which an edge is bent until it misses the other nodes
constexpr int mostBends = 4;          // to either side
constexpr std::size_t mostBent = 600; // edges; among more of them bends do not help
constexpr double footRoom = 0.35;     // between edges from one node to the ground

/// The same curve as `bent`, cheaper to sample.
struct Bow {
    QPointF from;
    QPointF control;
    QPointF to;

    Bow(const QPointF& begin, const QPointF& end, double bend) : from(begin), to(end) {
        const QPointF along = end - begin;
        const double length = std::max(std::hypot(along.x(), along.y()), 1e-9);
        control = (begin + end) / 2 + 2 * bend / length * QPointF(-along.y(), along.x());
    }
    [[nodiscard]] QPointF at(double t) const {
        return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
    }
};

/// Whether an edge would run over a node that is not at one of its ends.
bool meetsOthers(const GraphLayout& layout, const DrawnGraph& graph, const DrawnGraph::Edge& edge,
                 const Bow& bow) {
    constexpr int samples = 24;
    const auto [left, right] = std::minmax({bow.from.x(), bow.control.x(), bow.to.x()});
    const auto [top, bottom] = std::minmax({bow.from.y(), bow.control.y(), bow.to.y()});
    for (std::size_t node = 0; node < layout.at.size(); ++node) {
        if (node == edge.from || node == edge.to || graph.nodes[node].ground) continue;
        const QPointF& at = layout.at[node];
        const double half = layout.halfWidths[node] + arrowGap;
        if (at.x() < left - half || at.x() > right + half || at.y() < top - half || at.y() > bottom + half)
            continue;
        for (int i = 1; i < samples; ++i)
            if (distanceTo(bow.at(static_cast<double>(i) / samples), at, layout.halfWidths[node]) < arrowGap)
                return true;
    }
    return false;
}

/// Bent by `first`, or by a little more or less if that takes it past the other nodes.
QPainterPath passing(const GraphLayout& layout, const DrawnGraph& graph, const DrawnGraph::Edge& edge,
                     double first) {
    const QPointF from = layout.at[edge.from];
    const QPointF to = layout.at[edge.to];
    double bend = first;
    const int tries = graph.edges.size() > mostBent ? 0 : 2 * mostBends + 1;
    for (int i = 0; i < tries; ++i) {
        const double aside = bendBy * (i + 1) / 2;
        const double tried = first + (i == 0 ? 0 : i % 2 == 0 ? -aside : aside);
        if (meetsOthers(layout, graph, edge, Bow(from, to, tried))) continue;
        bend = tried;
        break;
    }
    if (!graph.isDirected() && !graph.hasArrows) return bent(from, to, bend);
    const QPointF before = bend == 0 ? from : Bow(from, to, bend).at(0.8);
    return bent(from, arrowEnd(before, to, layout.halfWidths[edge.to]), bend);
}

/// An edge to the ground; a loop on the ground is to the right of everything.
QPainterPath toGround(const GraphLayout& layout, const DrawnGraph::Edge& edge, double aside, int loop) {
    if (edge.from == edge.to) {
        double right = 0;
        for (const QPointF& at : layout.at)
            right = std::max(right, at.x());
        return loopOnGround({right + 1 + loop, 0});
    }
    const QPointF& node = std::min(layout.at[edge.from], layout.at[edge.to],
                                   [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
    return bent({node.x() + aside, 0}, node, 0);
}

QRectF discAt(const QPointF& node) {
    return QRectF(node, QSizeF(0, 0)).adjusted(-nodeRadius, -nodeRadius, nodeRadius, nodeRadius);
}

/// Sets the paths between all pairs of nodes that satisfy `isWanted`.
template <class Is>
void routeEdges(GraphLayout& layout, const DrawnGraph& graph, Is isWanted) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> between;
    for (std::uint32_t edge = 0; edge < graph.edges.size(); ++edge)
        between[std::minmax(graph.edges[edge].from, graph.edges[edge].to)].push_back(edge);
    for (const auto& [ends, edges] : between) {
        if (!isWanted(ends)) continue;
        if (graph.isPlain() && ends.first == ends.second) {
            for (const std::uint32_t edge : edges)
                layout.paths[edge] = halfOf(discAt(layout.at[ends.first]), graph.edges[edge].side);
            continue;
        }
        const bool onGround = graph.nodes[ends.first].ground || graph.nodes[ends.second].ground;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const DrawnGraph::Edge& edge = graph.edges[edges[i]];
            const bool isBack = graph.hasArrows && edge.from > edge.to; // to its right, too
            const double place =
                (static_cast<double>(i) - static_cast<double>(edges.size() - 1) / 2) * (isBack ? -1 : 1);
            layout.paths[edges[i]] = onGround ? toGround(layout, edge, footRoom * place, static_cast<int>(i))
                                     : ends.first == ends.second
                                         ? loopAt(layout.at[ends.first], i, false)
                                         : passing(layout, graph, edge, parallelBend * place);
        }
    }
}

std::vector<QPointF> aboveGround(const DrawnGraph& graph, std::vector<QPointF> places) {
    double left = 1e9;
    double right = -1e9;
    for (std::size_t node = 0; node < places.size(); ++node) {
        if (graph.nodes[node].ground) continue;
        places[node].setY(std::min(places[node].y(), -leastHeight));
        left = std::min(left, places[node].x());
        right = std::max(right, places[node].x());
    }
    for (std::size_t node = 0; node < places.size(); ++node)
        if (graph.nodes[node].ground) places[node] = {left > right ? 0 : (left + right) / 2, 0};
    return places;
}

} // namespace

QPointF pointOf(const NodePlace& place) {
    return {place.x / pointsAUnit, -place.y / pointsAUnit};
}

NodePlace placeOf(const QPointF& point) {
    const auto whole = [](double units) {
        return std::clamp(std::round(units * pointsAUnit), -furthestPlace, furthestPlace);
    };
    return {whole(point.x()), whole(-point.y())};
}

GraphLayout layOutPlaced(const DrawnGraph& graph, const std::vector<QPointF>& places) {
    GraphLayout layout;
    layout.at = graph.isBush() ? aboveGround(graph, places) : places;
    double across = 0;
    double down = 0;
    for (const DrawnGraph::Node& node : graph.nodes)
        layout.halfWidths.push_back(graph.isDirected() ? halfWidthOf(node.name) : nodeRadius);
    for (const DrawnGraph::Edge& edge : graph.edges) {
        const QPointF way = places[edge.to] - places[edge.from];
        across += std::abs(way.x());
        down += std::abs(way.y());
    }
    layout.isAcross = graph.isDirected() && across > down;
    layout.paths.resize(graph.edges.size());
    routeEdges(layout, graph, [](const auto&) { return true; });
    if (graph.isBush()) layout.nameSides = nameSides(graph, layout);
    return layout;
}

void moveNode(GraphLayout& layout, const DrawnGraph& graph, std::size_t node, const QPointF& point) {
    layout.at[node] = graph.isBush() ? QPointF(point.x(), std::min(point.y(), -leastHeight)) : point;
    routeEdges(layout, graph, [node](const auto& ends) { return ends.first == node || ends.second == node; });
}

} // namespace mexplorer::ui
