#include "ui/views/graph/graph_layout.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr int sweeps = 12;
constexpr double layerHeight = 1.1;
constexpr double wideness = 1.7; // of a directed graph, so that values have room beside the nodes

using Neighbours = std::vector<std::vector<std::uint32_t>>;

/// How many steps the longest way to each node has; the graph has no cycle.
std::vector<std::size_t> longestWays(const DrawnGraph& graph) {
    std::vector<std::size_t> waiting(graph.nodes.size(), 0);
    Neighbours below(graph.nodes.size());
    for (const DrawnGraph::Edge& edge : graph.edges) {
        ++waiting[edge.to];
        below[edge.from].push_back(edge.to);
    }
    std::vector<std::size_t> layer(graph.nodes.size(), 0);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        if (waiting[node] == 0) ready.push_back(node);
    }
    for (std::size_t i = 0; i < ready.size(); ++i) {
        for (const std::uint32_t to : below[ready[i]]) {
            layer[to] = std::max(layer[to], layer[ready[i]] + 1);
            if (--waiting[to] == 0) ready.push_back(to);
        }
    }
    return layer;
}

/// How many edges each node is away from the ground.
std::vector<std::size_t> shortestWays(const DrawnGraph& graph, const Neighbours& neighbours) {
    std::vector<std::size_t> layer(graph.nodes.size(), graph.nodes.size());
    std::vector<std::uint32_t> ready;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        if (!graph.nodes[node].ground) continue;
        layer[node] = 0;
        ready.push_back(node);
    }
    for (std::size_t i = 0; i < ready.size(); ++i) {
        for (const std::uint32_t to : neighbours[ready[i]]) {
            if (layer[to] <= layer[ready[i]] + 1) continue;
            layer[to] = layer[ready[i]] + 1;
            ready.push_back(to);
        }
    }
    return layer;
}

Neighbours neighboursOf(const DrawnGraph& graph) {
    Neighbours neighbours(graph.nodes.size());
    for (const DrawnGraph::Edge& edge : graph.edges) {
        if (edge.from == edge.to) continue;
        neighbours[edge.from].push_back(edge.to);
        neighbours[edge.to].push_back(edge.from);
    }
    return neighbours;
}

/// Moves the nodes of a layer to where their neighbours stand on average, in that order and not too near.
void arrange(std::vector<std::uint32_t>& layer, const Neighbours& neighbours, std::vector<double>& x) {
    std::vector<std::pair<double, std::uint32_t>> wanted;
    for (const std::uint32_t node : layer) {
        double sum = x[node];
        for (const std::uint32_t other : neighbours[node])
            sum += x[other];
        wanted.emplace_back(sum / static_cast<double>(neighbours[node].size() + 1), node);
    }
    std::stable_sort(wanted.begin(), wanted.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    double before = -INFINITY;
    double moved = 0; // to the right, in all
    for (std::size_t i = 0; i < layer.size(); ++i) {
        layer[i] = wanted[i].second;
        x[layer[i]] = std::max(wanted[i].first, before + 1);
        moved += x[layer[i]] - wanted[i].first;
        before = x[layer[i]];
    }
    for (const std::uint32_t node : layer)
        x[node] -= moved / static_cast<double>(layer.size());
}

} // namespace

std::vector<QPointF> layOutGraph(const DrawnGraph& graph) {
    const Neighbours neighbours = neighboursOf(graph);
    const std::vector<std::size_t> layerOf =
        graph.directed ? longestWays(graph) : shortestWays(graph, neighbours);
    std::vector<std::vector<std::uint32_t>> layers;
    for (std::uint32_t node = 0; node < layerOf.size(); ++node) {
        if (layers.size() <= layerOf[node]) layers.resize(layerOf[node] + 1);
        layers[layerOf[node]].push_back(node);
    }
    std::vector<double> x(graph.nodes.size(), 0.0);
    for (const auto& layer : layers) {
        for (std::size_t i = 0; i < layer.size(); ++i)
            x[layer[i]] = static_cast<double>(i) - static_cast<double>(layer.size() - 1) / 2;
    }
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::size_t i = 0; i < layers.size(); ++i)
            arrange(layers[sweep % 2 == 0 ? i : layers.size() - 1 - i], neighbours, x);
    }
    std::vector<QPointF> points;
    for (std::uint32_t node = 0; node < layerOf.size(); ++node) {
        const double down = layerHeight * static_cast<double>(layerOf[node]);
        points.emplace_back(graph.directed ? wideness * x[node] : x[node], graph.directed ? down : -down);
    }
    return points;
}

} // namespace mexplorer::ui
