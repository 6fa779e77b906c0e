#include "ui/views/flow/network_plan.h"

#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/graph/graph_paths.h"

#include <QLineF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <map>

namespace mexplorer::ui {

namespace {

constexpr double along = 150;  // pixels per unit of the layout, in the direction of its layers
constexpr double across = 122; // the same across, at least
constexpr double mostAcross = 330;
constexpr double shape = 0.5;    // height : width wanted if layers have few nodes
constexpr double widthUnit = 96; // pixels of width per unit of the layout
constexpr double tipGap = 3;     // between an arrow and its nodes
constexpr double room = 34;      // around all
constexpr int samples = 72;      // of an arrow

/// Turns arrows of a network so that it has no cycles, as the layout of graphs requires.
class Layering {
public:
    Layering(const FlowNetwork& network, FlowEnds ends)
        : network_(network), ends_(ends), isTurned_(network.arrows.size(), 0), leaving_(network.nodes.size()),
          colour_(network.nodes.size(), Colour::fresh) {
        for (std::uint32_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
            const auto& [from, to, capacity, owner] = network.arrows[arrow];
            if (to == ends.source || from == ends.sink) isTurned_[arrow] = 1;
            leaving_[isTurned_[arrow] ? to : from].push_back(arrow);
        }
        visit(ends.source);
        for (std::uint32_t node = 0; node < network.nodes.size(); ++node)
            visit(node);
    }

    /// Whether an arrow leads against the direction of the layers.
    [[nodiscard]] bool isTurned(std::size_t arrow) const { return isTurned_[arrow] != 0; }

private:
    enum class Colour { fresh, open, closed };

    /// Depth first; an arrow to an open node closes a cycle and is turned. The recursion is as deep as there
    /// are nodes, which are few.
    void visit(std::uint32_t node) {
        if (colour_[node] != Colour::fresh) return;
        colour_[node] = Colour::open;
        for (const std::uint32_t arrow : leaving_[node]) {
            const FlowNetwork::Arrow& drawn = network_.arrows[arrow];
            const std::uint32_t to = isTurned_[arrow] ? drawn.from : drawn.to;
            if (colour_[to] == Colour::open)
                isTurned_[arrow] ^= 1;
            else
                visit(to);
        }
        colour_[node] = Colour::closed;
    }

    const FlowNetwork& network_;
    FlowEnds ends_;
    std::vector<char> isTurned_;
    std::vector<std::vector<std::uint32_t>> leaving_;
    std::vector<Colour> colour_;
};

DrawnGraph graphOf(const FlowNetwork& network, const Layering* layering) {
    DrawnGraph graph;
    for (const FlowNetwork::Node& node : network.nodes)
        graph.nodes.push_back({.name = node.name});
    for (std::size_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
        auto [from, to, capacity, owner] = network.arrows[arrow];
        if (layering && layering->isTurned(arrow)) std::swap(from, to);
        graph.edges.push_back({.from = from, .to = to});
    }
    return graph;
}

/// Puts arrows between the same nodes beside each other, at distance `apart`.
void partParallels(GraphLayout& layout, const DrawnGraph& graph, double apart) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::size_t>> between;
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
        between[std::minmax(graph.edges[edge].from, graph.edges[edge].to)].push_back(edge);
    for (const auto& [ends, edges] : between) {
        if (edges.size() < 2) continue;
        const bool haveLanes = layout.paths[edges[0]].elementCount() > 2 &&
                               layout.paths[edges[0]] != layout.paths[edges[1]] &&
                               graph.edges[edges[0]].from == graph.edges[edges[1]].from;
        if (haveLanes) continue;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const double place = static_cast<double>(i) - static_cast<double>(edges.size() - 1) / 2;
            const QPainterPath path = bent(layout.at[ends.first], layout.at[ends.second], apart * place);
            const bool isForward = graph.edges[edges[i]].from == ends.first;
            layout.paths[edges[i]] = isForward ? path : path.toReversed();
        }
    }
}

/// Evenly spaced points along a path.
QPolygonF evenly(const QPainterPath& path) {
    QPolygonF flat;
    for (const QPolygonF& piece : path.toSubpathPolygons())
        flat += piece;
    std::vector<double> lengths{0};
    for (qsizetype i = 1; i < flat.size(); ++i)
        lengths.push_back(lengths.back() + QLineF(flat[i - 1], flat[i]).length());
    QPolygonF points;
    std::size_t next = 1;
    for (int i = 0; i <= samples && flat.size() > 1; ++i) {
        const double wanted = lengths.back() * i / samples;
        while (next + 1 < lengths.size() && lengths[next] < wanted)
            ++next;
        const double share = (wanted - lengths[next - 1]) / std::max(lengths[next] - lengths[next - 1], 1e-9);
        const QPointF& from = flat[static_cast<qsizetype>(next) - 1];
        points << from + std::clamp(share, 0.0, 1.0) * (flat[static_cast<qsizetype>(next)] - from);
    }
    return points;
}

/// The path of an arrow between the rims of its nodes.
QPolygonF trimmed(const NetworkPlan& plan, const QPainterPath& path, const FlowNetwork::Arrow& arrow) {
    QPolygonF line;
    for (const QPointF& point : evenly(path)) {
        if (plan.distance(point, arrow.from) < tipGap && line.size() < 2) {
            line = QPolygonF({point});
            continue;
        }
        line << point;
        if (plan.distance(point, arrow.to) < tipGap) break;
    }
    return line.size() > 1 ? line : QPolygonF({path.pointAtPercent(0), path.pointAtPercent(1)});
}

void addArrows(NetworkPlan& plan, const GraphLayout& layout, const FlowNetwork& network,
               const Layering* layering, const QTransform& toPixels) {
    for (std::size_t arrow = 0; arrow < network.arrows.size(); ++arrow) {
        const bool isTurned = layering && layering->isTurned(arrow);
        const FlowNetwork::Arrow& drawn = network.arrows[arrow];
        QPainterPath path = toPixels.map(layout.paths[arrow]);
        path.lineTo(plan.nodes[isTurned ? drawn.from : drawn.to]);
        if (isTurned) path = path.toReversed();
        plan.arrows.push_back(trimmed(plan, path, drawn));
        plan.bounds |= plan.arrows.back().boundingRect();
    }
}

/// Stretches a layout to a shape that suits a window.
QTransform layersToPixels(const GraphLayout& layout) {
    if (!layout.isAcross) return QTransform::fromScale(across, along);
    const auto [left, right] = std::minmax_element(
        layout.at.begin(), layout.at.end(), [](const auto& a, const auto& b) { return a.x() < b.x(); });
    const auto [top, bottom] = std::minmax_element(
        layout.at.begin(), layout.at.end(), [](const auto& a, const auto& b) { return a.y() < b.y(); });
    const double wanted = shape * along * (right->x() - left->x()) / std::max(bottom->y() - top->y(), 0.1);
    return QTransform::fromScale(along, std::clamp(wanted, across, mostAcross));
}

NetworkPlan planOf(const FlowNetwork& network, const DrawnGraph& graph, GraphLayout layout,
                   const Layering* layering, const QTransform& toPixels) {
    // A layout that is stretched would move parallel arrows too far apart.
    partParallels(layout, graph, 1.3 * parallelBend * std::min(1.0, NetworkPlan::unit / toPixels.m22()));
    NetworkPlan plan;
    for (std::size_t node = 0; node < network.nodes.size(); ++node) {
        plan.nodes.push_back(toPixels.map(layout.at[node]));
        plan.halfWidths.push_back(std::max(NetworkPlan::nodeHalf, widthUnit * layout.halfWidths[node]));
        plan.bounds |= plan.node(node);
    }
    addArrows(plan, layout, network, layering, toPixels);
    plan.bounds.adjust(-room, -room, room, room);
    return plan;
}

} // namespace

QRectF NetworkPlan::node(std::size_t index) const {
    return {nodes[index].x() - halfWidths[index], nodes[index].y() - nodeHalf, 2 * halfWidths[index],
            2 * nodeHalf};
}

double NetworkPlan::distance(const QPointF& point, std::size_t node) const {
    const double dx = std::max(std::abs(point.x() - nodes[node].x()) - (halfWidths[node] - nodeHalf), 0.0);
    return std::hypot(dx, point.y() - nodes[node].y()) - nodeHalf;
}

bool hasPlaces(const FlowNetwork& network) {
    return std::all_of(network.nodes.begin(), network.nodes.end(),
                       [](const FlowNetwork::Node& node) { return node.place.has_value(); });
}

NetworkPlan planNetworkAt(const FlowNetwork& network, const std::vector<QPointF>& points) {
    std::vector<QPointF> places;
    places.reserve(points.size());
    for (const QPointF& point : points)
        places.push_back(point / NetworkPlan::unit);
    const DrawnGraph graph = graphOf(network, nullptr);
    return planOf(network, graph, layOutPlaced(graph, places), nullptr,
                  QTransform::fromScale(NetworkPlan::unit, NetworkPlan::unit));
}

NetworkPlan planNetwork(const FlowNetwork& network, FlowEnds ends) {
    if (hasPlaces(network)) {
        std::vector<QPointF> points;
        points.reserve(network.nodes.size());
        for (const FlowNetwork::Node& node : network.nodes)
            points.push_back(NetworkPlan::unit * pointOf(*node.place));
        return planNetworkAt(network, points);
    }
    const Layering layering(network, ends);
    const DrawnGraph graph = graphOf(network, &layering);
    const GraphLayout layout = layOutLayers(graph);
    return planOf(network, graph, layout, &layering, layersToPixels(layout));
}

} // namespace mexplorer::ui
