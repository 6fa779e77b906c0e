// Directed graphs, in layers.
#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/graph/graph_paths.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr int sweeps = 16;
constexpr double laneHalf = 0.11;         // half the width of the lane of an arrow that passes a layer
constexpr double usualMost = 40;          // nodes and lanes in a layer; with more, the lanes are narrower
constexpr double roomAcross = 0.26;       // half the room between nodes
constexpr double roomForValue = 0.42;     // the same where values are written to the right of nodes
constexpr double roomDown = 0.62;         // between layers, downwards
constexpr double roomAlong = 0.85;        // the same from left to right
constexpr double nearBy = 0.4;            // a straight arrow goes no further aside within a layer
constexpr double usualShape = 1.6;        // width : height of a window
constexpr double steep = 1.3;             // an arrow that goes more than this aside per unit ahead is bent
constexpr std::size_t mostLanes = 20'000; // more cannot be told apart

using Links = std::vector<std::vector<std::uint32_t>>;

/// The nodes and the lanes of long arrows, in layers.
class Layers {
public:
    explicit Layers(const DrawnGraph& graph) : graph_(graph) {
        findLayers();
        addLanes();
        findOrder();
    }

    [[nodiscard]] GraphLayout laidOut() {
        GraphLayout down = placed(false);
        GraphLayout across = placed(true);
        return fit(across) > fit(down) ? across : down;
    }

private:
    void findLayers();
    void addLanes();
    void findOrder();
    void sortBy(const Links& links, std::vector<std::uint32_t>& layer);
    [[nodiscard]] std::size_t crossings() const;
    void findPlaces(bool isAcross);
    void moveTowards(const Links& links, const std::vector<std::uint32_t>& layer);
    [[nodiscard]] double halfDepth(std::size_t layer, bool isAcross) const;
    [[nodiscard]] std::vector<double> layerPlaces(bool isAcross) const;
    [[nodiscard]] GraphLayout placed(bool isAcross);
    [[nodiscard]] QPainterPath route(const GraphLayout& layout, std::size_t edge,
                                     const std::vector<QPointF>& at) const;
    [[nodiscard]] static double fit(const GraphLayout& layout);

    const DrawnGraph& graph_;
    std::vector<std::size_t> layerOf_; ///< of nodes, then of lanes
    std::vector<std::vector<std::uint32_t>> layers_;
    Links above_;
    Links below_;
    std::vector<std::vector<std::uint32_t>> lanes_; ///< of each edge, in order
    std::vector<double> half_;                      ///< half the room that each needs across
    std::vector<double> x_;
    std::vector<std::size_t> rank_; ///< in its layer
};

/// By the longest path to each node; one without incoming arrows is just before the first that it leads to.
void Layers::findLayers() {
    const std::size_t count = graph_.nodes.size();
    std::vector<std::size_t> waiting(count, 0);
    Links out(count);
    for (const DrawnGraph::Edge& edge : graph_.edges) {
        ++waiting[edge.to];
        out[edge.from].push_back(edge.to);
    }
    const std::vector<std::size_t> arrowsInto = waiting;
    layerOf_.assign(count, 0);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t node = 0; node < count; ++node)
        if (waiting[node] == 0) ready.push_back(node);
    for (std::size_t i = 0; i < ready.size(); ++i) {
        for (const std::uint32_t to : out[ready[i]]) {
            layerOf_[to] = std::max(layerOf_[to], layerOf_[ready[i]] + 1);
            if (--waiting[to] == 0) ready.push_back(to);
        }
    }
    for (std::uint32_t node = 0; node < count; ++node) {
        if (arrowsInto[node] > 0 || out[node].empty()) continue;
        std::size_t next = SIZE_MAX;
        for (const std::uint32_t to : out[node])
            next = std::min(next, layerOf_[to]);
        layerOf_[node] = next - 1;
    }
}

void Layers::addLanes() {
    const std::size_t count = graph_.nodes.size();
    std::size_t needed = 0;
    for (const DrawnGraph::Edge& edge : graph_.edges)
        needed += layerOf_[edge.to] - layerOf_[edge.from] - 1;
    above_.resize(count);
    below_.resize(count);
    lanes_.resize(graph_.edges.size());
    for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
        const DrawnGraph::Edge& edge = graph_.edges[e];
        std::uint32_t last = edge.from;
        const auto link = [&](std::uint32_t next) {
            below_[last].push_back(next);
            above_[next].push_back(last);
            last = next;
        };
        for (std::size_t layer = layerOf_[edge.from] + 1; needed <= mostLanes && layer < layerOf_[edge.to];
             ++layer) {
            const auto lane = static_cast<std::uint32_t>(layerOf_.size());
            layerOf_.push_back(layer);
            above_.emplace_back();
            below_.emplace_back();
            lanes_[e].push_back(lane);
            link(lane);
        }
        link(edge.to);
    }
    for (std::uint32_t node = 0; node < layerOf_.size(); ++node) {
        if (layers_.size() <= layerOf_[node]) layers_.resize(layerOf_[node] + 1);
        layers_[layerOf_[node]].push_back(node);
    }
}

/// Keeps the order with the fewest crossings that the sweeps find.
void Layers::findOrder() {
    rank_.resize(layerOf_.size());
    const auto rank = [this](const std::vector<std::uint32_t>& layer) {
        for (std::size_t i = 0; i < layer.size(); ++i)
            rank_[layer[i]] = i;
    };
    for (const auto& layer : layers_)
        rank(layer);
    auto best = layers_;
    std::size_t least = crossings();
    for (int sweep = 0; sweep < sweeps && least > 0; ++sweep) {
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            auto& layer = sweep % 2 == 0 ? layers_[i] : layers_[layers_.size() - 1 - i];
            sortBy(sweep % 2 == 0 ? above_ : below_, layer);
            rank(layer);
        }
        if (const std::size_t now = crossings(); now < least) {
            least = now;
            best = layers_;
        }
    }
    layers_ = std::move(best);
    for (const auto& layer : layers_)
        rank(layer);
}

/// Sorts by the mean rank of those that each is linked to; one without links keeps its rank.
void Layers::sortBy(const Links& links, std::vector<std::uint32_t>& layer) {
    std::vector<std::pair<double, std::uint32_t>> wanted;
    for (const std::uint32_t node : layer) {
        double sum = 0;
        for (const std::uint32_t other : links[node])
            sum += static_cast<double>(rank_[other]);
        wanted.emplace_back(links[node].empty() ? static_cast<double>(rank_[node])
                                                : sum / static_cast<double>(links[node].size()),
                            node);
    }
    std::stable_sort(wanted.begin(), wanted.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < layer.size(); ++i)
        layer[i] = wanted[i].second;
}

/// Inversions between neighbouring layers, counted by a tree of partial sums (Barth, Jünger, Mutzel 2002).
std::size_t Layers::crossings() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < layers_.size(); ++i) {
        std::vector<std::size_t> sums(layers_[i + 1].size() + 1, 0);
        std::size_t before = 0;
        for (const std::uint32_t node : layers_[i]) {
            std::vector<std::size_t> ends;
            for (const std::uint32_t other : below_[node])
                ends.push_back(rank_[other] + 1);
            for (const std::size_t end : ends) {
                count += before;
                for (std::size_t at = end; at > 0; at &= at - 1)
                    count -= sums[at];
            }
            for (const std::size_t end : ends)
                for (std::size_t at = end; at < sums.size(); at += at & (~at + 1))
                    ++sums[at];
            before += ends.size();
        }
    }
    return count;
}

/// Moves each to the mean place of those it is linked to, keeping the layer's order and distances: half-way
/// between pushing all to the right and pushing all to the left.
void Layers::moveTowards(const Links& links, const std::vector<std::uint32_t>& layer) {
    const std::size_t count = layer.size();
    std::vector<double> wanted(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto& linked = links[layer[i]];
        double sum = 0;
        for (const std::uint32_t other : linked)
            sum += x_[other];
        wanted[i] = linked.empty() ? x_[layer[i]] : sum / static_cast<double>(linked.size());
    }
    const auto distance = [&](std::size_t i) { return half_[layer[i - 1]] + half_[layer[i]]; };
    std::vector<double> right = wanted;
    for (std::size_t i = 1; i < count; ++i)
        right[i] = std::max(right[i], right[i - 1] + distance(i));
    std::vector<double> left = wanted;
    for (std::size_t i = count - 1; i > 0; --i)
        left[i - 1] = std::min(left[i - 1], left[i] - distance(i));
    for (std::size_t i = 0; i < count; ++i)
        x_[layer[i]] = (left[i] + right[i]) / 2;
}

void Layers::findPlaces(bool isAcross) {
    std::size_t most = 0; // in a layer
    for (const auto& layer : layers_)
        most = std::max(most, layer.size());
    half_.assign(layerOf_.size(), laneHalf * std::min(1.0, usualMost / static_cast<double>(most)));
    for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
        half_[node] =
            isAcross ? nodeRadius + roomAcross : halfWidthOf(graph_.nodes[node].name) + roomForValue;
    x_.assign(layerOf_.size(), 0.0);
    for (const auto& layer : layers_) {
        double total = 0;
        for (const std::uint32_t node : layer)
            total += 2 * half_[node];
        double at = -total / 2;
        for (const std::uint32_t node : layer) {
            x_[node] = at + half_[node];
            at += 2 * half_[node];
        }
    }
    Links both = above_;
    for (std::size_t node = 0; node < both.size(); ++node)
        both[node].insert(both[node].end(), below_[node].begin(), below_[node].end());
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::size_t i = 0; i < layers_.size(); ++i)
            moveTowards(both, layers_[sweep % 2 == 0 ? i : layers_.size() - 1 - i]);
    }
}

/// Half the extent of a layer's nodes in the direction of the layers.
double Layers::halfDepth(std::size_t layer, bool isAcross) const {
    double half = nodeRadius;
    for (const std::uint32_t node : layers_[layer])
        if (isAcross && node < graph_.nodes.size())
            half = std::max(half, halfWidthOf(graph_.nodes[node].name));
    return half + arrowGap;
}

std::vector<double> Layers::layerPlaces(bool isAcross) const {
    std::vector<double> places(layers_.size(), 0.0);
    for (std::size_t i = 1; i < layers_.size(); ++i)
        places[i] = places[i - 1] + halfDepth(i - 1, isAcross) + halfDepth(i, isAcross) +
                    (isAcross ? roomAlong : roomDown);
    return places;
}

/// The scale at which the drawing fits into a window of the usual shape.
double Layers::fit(const GraphLayout& layout) {
    QRectF all;
    for (std::size_t node = 0; node < layout.at.size(); ++node) {
        const double half = layout.halfWidths[node] + 0.3;
        all |= QRectF(layout.at[node], QSizeF(0, 0)).adjusted(-half, -0.5, half, 0.5);
    }
    return std::min(usualShape / std::max(all.width(), 1.0), 1 / std::max(all.height(), 1.0));
}

GraphLayout Layers::placed(bool isAcross) {
    findPlaces(isAcross);
    const std::vector<double> along = layerPlaces(isAcross);
    GraphLayout layout;
    layout.isAcross = isAcross;
    std::vector<QPointF> at; // of lanes, too
    for (std::size_t node = 0; node < layerOf_.size(); ++node) {
        const double place = along[layerOf_[node]];
        at.push_back(isAcross ? QPointF(place, x_[node]) : QPointF(x_[node], place));
    }
    layout.at.assign(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(graph_.nodes.size()));
    for (const DrawnGraph::Node& node : graph_.nodes)
        layout.halfWidths.push_back(halfWidthOf(node.name));
    for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge)
        layout.paths.push_back(route(layout, edge, at));
    return layout;
}

/// Straight to the next layer, unless that is far aside; else straight ahead past the nodes of each layer,
/// and aside only between layers.
QPainterPath Layers::route(const GraphLayout& layout, std::size_t edge,
                           const std::vector<QPointF>& at) const {
    const std::uint32_t from = graph_.edges[edge].from;
    const std::uint32_t to = graph_.edges[edge].to;
    const auto ahead = [&](double way) { return layout.isAcross ? QPointF(way, 0) : QPointF(0, way); };
    const auto steepness = [&](const QPointF& way) {
        return layout.isAcross ? std::abs(way.y()) / way.x() : std::abs(way.x()) / way.y();
    };
    const double slope = steepness(at[to] - at[from]);
    QPainterPath path(at[from]);
    if (lanes_[edge].empty() && slope <= steep &&
        slope * std::max(halfDepth(layerOf_[from], layout.isAcross),
                         halfDepth(layerOf_[to], layout.isAcross)) <=
            nearBy) {
        path.lineTo(arrowEnd(at[from], at[to], layout.halfWidths[to]));
        return path;
    }
    const auto bendTo = [&](const QPointF& stop, bool isFree) {
        const QPointF here = path.currentPosition();
        const QPointF way = stop - here;
        const QPointF control = ahead((layout.isAcross ? way.x() : way.y()) / 2);
        path.cubicTo(here + control, isFree ? (here + control + stop) / 2 : stop - control, stop);
    };
    path.lineTo(at[from] + ahead(halfDepth(layerOf_[from], layout.isAcross)));
    for (const std::uint32_t lane : lanes_[edge]) {
        const QPointF past = ahead(halfDepth(layerOf_[lane], layout.isAcross));
        bendTo(at[lane] - past, false);
        path.lineTo(at[lane] + past);
    }
    if (const QPointF last = path.currentPosition(); steepness(at[to] - last) <= steep / 2) {
        bendTo(arrowEnd(last, at[to], layout.halfWidths[to]), true);
        return path;
    }
    bendTo(at[to] - ahead(halfDepth(layerOf_[to], layout.isAcross)), false);
    path.lineTo(at[to] - ahead(arrowGap + (layout.isAcross ? layout.halfWidths[to] : nodeRadius)));
    return path;
}

} // namespace

GraphLayout layOutLayers(const DrawnGraph& graph) {
    if (graph.nodes.empty()) return {};
    return Layers(graph).laidOut();
}

} // namespace mexplorer::ui
