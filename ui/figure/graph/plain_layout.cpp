// Layout of undirected graphs without a ground.
#include "ui/figure/graph/graph_layout.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double edgeLength = 1.6;    // units: room for a value to either side of each node
constexpr double leastApart = 1.1;    // units between any two nodes
constexpr double mostStretched = 2.5; // of a dense graph
constexpr double componentGap = 1.4;  // units
constexpr int rounds = 600;

using Matrix = std::vector<std::vector<int>>;

std::vector<std::vector<std::uint32_t>> neighboursIn(const DrawnGraph& graph) {
    std::vector<std::vector<std::uint32_t>> neighbours(graph.nodes.size());
    for (const DrawnGraph::Edge& edge : graph.edges) {
        if (edge.from == edge.to) continue;
        neighbours[edge.from].push_back(edge.to);
        neighbours[edge.to].push_back(edge.from);
    }
    return neighbours;
}

/// The nodes that are connected with the first one, nearest first, and how many edges away.
struct Reached {
    std::vector<std::uint32_t> nodes;
    std::vector<int> distances; ///< by node of the graph; −1: not connected
};
Reached reachedFrom(std::uint32_t first, const std::vector<std::vector<std::uint32_t>>& neighbours) {
    Reached reached{{first}, std::vector<int>(neighbours.size(), -1)};
    reached.distances[first] = 0;
    for (std::size_t at = 0; at < reached.nodes.size(); ++at) {
        const std::uint32_t node = reached.nodes[at];
        for (const std::uint32_t next : neighbours[node]) {
            if (reached.distances[next] >= 0) continue;
            reached.distances[next] = reached.distances[node] + 1;
            reached.nodes.push_back(next);
        }
    }
    return reached;
}

/// One component, its nodes in some order; distances in edges between them.
struct Component {
    std::vector<std::uint32_t> nodes;
    Matrix distances;
    std::vector<QPointF> at;

    void layOut() {
        if (const auto end = endOfPath()) { // which would straighten slowly
            for (const int distance : distances[*end])
                at.emplace_back(distance, 0);
            return;
        }
        at = onCircle();
        majorise();
        std::vector<QPointF> round = at;
        const double roundStress = stress();
        at = fromFarNodes();
        majorise();
        constexpr double negligible = 1e-6; // both may be perfect
        if (stress() > 0.95 * roundStress - negligible) at = std::move(round);
    }

    /// In the order of the file, from the top, clockwise; neighbours of a cycle are 1 apart.
    [[nodiscard]] std::vector<QPointF> onCircle() const {
        std::vector<QPointF> circle;
        const auto count = static_cast<double>(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const double angle = 2 * std::numbers::pi * static_cast<double>(i) / count;
            circle.push_back(count / 6.0 * QPointF(std::sin(angle), -std::cos(angle)));
        }
        return circle;
    }

    /// By the distances from two nodes far from each other, across, and from one far from both, down: no part
    /// of a long graph is twisted.
    [[nodiscard]] std::vector<QPointF> fromFarNodes() const {
        const auto farthest = [&](const std::vector<int>& from) {
            return static_cast<std::size_t>(std::ranges::max_element(from) - from.begin());
        };
        const std::vector<int>& one = distances[farthest(distances.front())];
        const std::vector<int>& other = distances[farthest(one)];
        std::vector<int> nearer;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            nearer.push_back(std::min(one[i], other[i]));
        const std::vector<int>& third = distances[farthest(nearer)];
        std::vector<QPointF> places = onCircle(); // by a little of which those that coincide differ
        for (std::size_t i = 0; i < nodes.size(); ++i)
            places[i] = 0.05 * places[i] + QPointF(0.5 * (one[i] - other[i]), third[i]);
        return places;
    }

    void majorise() {
        std::vector<QPointF> next(nodes.size());
        for (int round = 0; round < rounds && nodes.size() > 1; ++round) {
            for (std::size_t i = 0; i < nodes.size(); ++i) // all at once, so that what is even stays so
                next[i] = (at[i] + wantedOf(i)) / 2;
            at = next;
        }
    }

    /// How much the distances differ from those that are wanted.
    [[nodiscard]] double stress() const {
        double sum = 0;
        for (std::size_t i = 0; i < at.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QPointF away = at[i] - at[j];
                const double off = std::hypot(away.x(), away.y()) / distances[i][j] - 1;
                sum += off * off;
            }
        return sum;
    }

    /// The first of its ends, if it is a path: a node as many edges away from another one as can be.
    [[nodiscard]] std::optional<std::size_t> endOfPath() const {
        for (std::size_t node = 0; node < distances.size(); ++node)
            if (std::ranges::count(distances[node], static_cast<int>(distances.size()) - 1) > 0) return node;
        return {};
    }

    /// Where the others want a node, those that are near more than those that are far.
    [[nodiscard]] QPointF wantedOf(std::size_t node) const {
        QPointF sum;
        double weights = 0;
        for (std::size_t other = 0; other < at.size(); ++other) {
            if (other == node) continue;
            const double wanted = distances[node][other];
            const double weight = 1 / (wanted * wanted);
            const QPointF away = at[node] - at[other];
            const double length = std::max(std::hypot(away.x(), away.y()), 1e-9);
            sum += weight * (at[other] + away * (wanted / length));
            weights += weight;
        }
        return sum / weights;
    }

    [[nodiscard]] double nearest() const {
        double least = INFINITY;
        for (std::size_t i = 0; i < at.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                least = std::min(least, std::hypot(at[i].x() - at[j].x(), at[i].y() - at[j].y()));
        return least;
    }

    /// The longer way across, if one is longer: windows are wide.
    void turn() {
        QPointF middle;
        for (const QPointF& point : at)
            middle += point / static_cast<double>(at.size());
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (const QPointF& point : at) {
            const QPointF away = point - middle;
            xx += away.x() * away.x();
            xy += away.x() * away.y();
            yy += away.y() * away.y();
        }
        const double uneven = std::hypot((xx - yy) / 2, xy);
        if (uneven < 0.1 * (xx + yy)) return; // as round as a cycle
        double angle = -std::atan2(2 * xy, xx - yy) / 2;
        const QPointF first = at.front() - middle;
        if (first.x() * std::cos(angle) > first.y() * std::sin(angle))
            angle += std::numbers::pi; // at the left
        for (QPointF& point : at)
            point = {point.x() * std::cos(angle) - point.y() * std::sin(angle),
                     point.x() * std::sin(angle) + point.y() * std::cos(angle)};
    }

    void stretch() {
        const double by =
            std::clamp(leastApart / std::max(nearest(), 1e-9), edgeLength, mostStretched * edgeLength);
        for (QPointF& point : at)
            point *= by;
    }

    [[nodiscard]] QRectF bounds() const {
        QRectF bounds(at.front(), QSizeF(0, 0));
        for (const QPointF& point : at)
            bounds =
                QRectF(QPointF(std::min(bounds.left(), point.x()), std::min(bounds.top(), point.y())),
                       QPointF(std::max(bounds.right(), point.x()), std::max(bounds.bottom(), point.y())));
        return bounds;
    }
};

std::vector<Component> componentsOf(const DrawnGraph& graph) {
    const auto neighbours = neighboursIn(graph);
    std::vector<bool> isMet(graph.nodes.size(), false);
    std::vector<Component> components;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        if (isMet[node]) continue;
        Component component;
        component.nodes = reachedFrom(node, neighbours).nodes;
        std::ranges::sort(component.nodes); // a cycle is mostly written in its order
        for (const std::uint32_t from : component.nodes) {
            isMet[from] = true;
            const Reached reached = reachedFrom(from, neighbours);
            std::vector<int> row;
            for (const std::uint32_t to : component.nodes)
                row.push_back(reached.distances[to]);
            component.distances.push_back(std::move(row));
        }
        components.push_back(std::move(component));
    }
    return components;
}

/// Rows of components, about as wide as a window.
std::vector<QPointF> besideEachOther(const std::vector<Component>& components, std::size_t nodes) {
    double area = 0;
    double widest = 0;
    for (const Component& component : components) {
        const QRectF bounds = component.bounds();
        area += (bounds.width() + componentGap) * (bounds.height() + componentGap);
        widest = std::max(widest, bounds.width());
    }
    const double width = std::max(widest, std::sqrt(2.2 * area));
    std::vector<QPointF> at(nodes);
    QPointF corner;
    double lowest = 0;
    for (const Component& component : components) {
        const QRectF bounds = component.bounds();
        if (corner.x() > 0 && corner.x() + bounds.width() > width)
            corner = {0, std::exchange(lowest, 0.0) + componentGap};
        for (std::size_t i = 0; i < component.nodes.size(); ++i)
            at[component.nodes[i]] = component.at[i] - bounds.topLeft() + corner;
        lowest = std::max(lowest, corner.y() + bounds.height());
        corner.rx() += bounds.width() + componentGap;
    }
    return at;
}

} // namespace

GraphLayout layOutPlain(const DrawnGraph& graph) {
    auto components = componentsOf(graph);
    for (Component& component : components) {
        component.layOut();
        component.turn();
        component.stretch();
    }
    return layOutPlaced(graph, besideEachOther(components, graph.nodes.size()));
}

} // namespace mexplorer::ui
