#include "ui/views/tree/passing_lanes.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// The extent of a node with the texts beside it.
struct Extent {
    double left = 0;
    double right = 0;
};

/// An edge that passes a layer.
struct Passing {
    double wanted = 0; ///< where a straight line would meet the layer
    std::size_t bend = 0;
};

struct Layer {
    std::vector<Extent> nodes;
    std::vector<Passing> passing;
};

/// Index of the gap at x, 0 being left of all nodes; at a node, the gap on the nearer side.
std::size_t gapAt(const std::vector<Extent>& nodes, double x) {
    const auto at = std::partition_point(
        nodes.begin(), nodes.end(), [x](const Extent& node) { return (node.left + node.right) / 2 < x; });
    return static_cast<std::size_t>(at - nodes.begin());
}

/// Sets the lanes of the edges through a gap, keeping their order.
void placeInGap(std::span<Passing> passing, double left, double right, double apart,
                std::vector<double>& bends) {
    const auto count = static_cast<double>(passing.size());
    const double distance = std::min(apart, (right - left) / (count + 1));
    std::vector<double> wanted;
    for (const Passing& edge : passing)
        wanted.push_back(std::clamp(edge.wanted, left + distance, right - distance));
    const std::vector<double> lanes = spacedOut(wanted, std::vector<double>(passing.size() - 1, distance));
    for (std::size_t i = 0; i < passing.size(); ++i) {
        const auto before = static_cast<double>(i + 1);
        bends[passing[i].bend] =
            std::clamp(lanes[i], left + before * distance, right - (count + 1 - before) * distance);
    }
}

void placeOnLayer(Layer& layer, double apart, std::vector<double>& bends) {
    std::vector<Extent>& nodes = layer.nodes;
    std::sort(nodes.begin(), nodes.end(), [](const Extent& a, const Extent& b) { return a.left < b.left; });
    std::vector<Passing>& passing = layer.passing;
    std::stable_sort(passing.begin(), passing.end(),
                     [](const Passing& a, const Passing& b) { return a.wanted < b.wanted; });
    for (std::size_t begin = 0; begin < passing.size();) {
        const std::size_t gap = gapAt(nodes, passing[begin].wanted);
        std::size_t end = begin + 1;
        while (end < passing.size() && gapAt(nodes, passing[end].wanted) == gap)
            ++end;
        const double room =
            apart * static_cast<double>(end - begin + 1); // outside all nodes there is as much room as needed
        const double left = gap > 0 ? nodes[gap - 1].right : nodes.front().left - room;
        const double right = gap < nodes.size() ? nodes[gap].left : nodes.back().right + room;
        placeInGap(std::span(passing).subspan(begin, end - begin), left, right, apart, bends);
        begin = end;
    }
}

} // namespace

void addPassingLanes(LayeredLayout& layout, const LayeredGraph& graph, double apart) {
    std::vector<Layer> layers(1 + *std::max_element(layout.layer.begin(), layout.layer.end()));
    for (std::size_t v = 0; v < layout.layer.size(); ++v)
        layers[layout.layer[v]].nodes.push_back({layout.x[v] - graph.left[v], layout.x[v] + graph.right[v]});
    layout.firstBend.assign(1, 0);
    for (std::size_t from = 0; from < graph.firstEdge.size(); ++from) {
        for (const std::uint32_t to : graph.to.subspan(graph.firstEdge[from], graph.edgeCount[from])) {
            const std::uint32_t rows = layout.layer[to] - layout.layer[from];
            for (std::uint32_t i = 1; i < rows; ++i) {
                const double straight = layout.x[from] + (layout.x[to] - layout.x[from]) * i / rows;
                layers[layout.layer[from] + i].passing.push_back({straight, layout.bends.size()});
                layout.bends.push_back(straight);
            }
            layout.firstBend.push_back(static_cast<std::uint32_t>(layout.bends.size()));
        }
    }
    for (Layer& layer : layers)
        placeOnLayer(layer, apart, layout.bends);
}

} // namespace mexplorer::ui
