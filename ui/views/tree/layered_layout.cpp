#include "ui/views/tree/layered_layout.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr int orderingSweeps = 8;      // down and up
constexpr int straighteningSweeps = 8; // without changing the order
constexpr std::uint32_t nodesBetweenChecks = 1024;

std::vector<std::uint32_t> longestWays(const LayeredGraph& graph) {
    const auto size = static_cast<std::uint32_t>(graph.firstEdge.size());
    std::vector<std::uint32_t> open(size, 0); // how many edges to a node have not been followed yet
    for (const std::uint32_t target : graph.to)
        ++open[target];
    std::vector<std::uint32_t> layer(size, 0);
    std::vector<std::uint32_t> ready{0};
    for (std::size_t i = 0; i < ready.size(); ++i) {
        const std::uint32_t from = ready[i];
        for (const std::uint32_t target : graph.to.subspan(graph.firstEdge[from], graph.edgeCount[from])) {
            layer[target] = std::max(layer[target], layer[from] + 1);
            if (--open[target] == 0) ready.push_back(target);
        }
    }
    return layer;
}

/// Nodes and bends of edges, in their layers.
class Layers {
public:
    Layers(const LayeredGraph& graph, const LayeredSpacing& spacing) : graph_(graph), spacing_(spacing) {}

    Expected<LayeredLayout> laidOut(Task& task) {
        layout_.layer = longestWays(graph_);
        if (!build(task)) return cancelled();
        for (int i = 0; i < orderingSweeps + straighteningSweeps; ++i) {
            if (!sweep(i < orderingSweeps, task)) return cancelled();
        }
        const auto size = static_cast<std::ptrdiff_t>(layout_.layer.size());
        const double root = x_[0];
        for (double& x : x_)
            x -= root;
        layout_.x.assign(x_.begin(), x_.begin() + size);
        layout_.bends.assign(x_.begin() + size, x_.end());
        return std::move(layout_);
    }

private:
    /// The index of an item: first the nodes, then the bends in the order of their edges.
    using Item = std::uint32_t;

    /// False when cancelled.
    bool build(const Task& task) {
        const auto size = static_cast<std::uint32_t>(graph_.firstEdge.size());
        layers_.resize(1 + *std::max_element(layout_.layer.begin(), layout_.layer.end()));
        above_.resize(size);
        below_.resize(size);
        for (std::uint32_t v = 0; v < size; ++v)
            layers_[layout_.layer[v]].push_back(v);
        connect(task);
        x_.resize(above_.size(), 0.0);
        return !task.cancelled();
    }

    [[nodiscard]] std::uint32_t span(std::uint32_t from, std::uint32_t to) const {
        return layout_.layer[to] - layout_.layer[from];
    }

    struct Mean {
        double sum = 0;
        double count = 0;
        void add(const std::vector<double>& x, const std::vector<Item>& items) {
            for (const Item item : items)
                sum += x[item];
            count += static_cast<double>(items.size());
        }
    };

    void join(Item upper, Item lower) {
        below_[upper].push_back(lower);
        above_[lower].push_back(upper);
    }

    void connect(const Task& task) {
        std::size_t bends = 0;
        forEachEdge(task, [&](std::uint32_t from, std::uint32_t to) { bends += span(from, to) - 1; });
        const bool bent = bends > 0 && bends <= spacing_.mostBends;
        if (bent) layout_.firstBend.push_back(0);
        forEachEdge(task, [&](std::uint32_t from, std::uint32_t to) {
            Item upper = from;
            for (std::uint32_t i = 1; bent && i < span(from, to); ++i) {
                const auto bend = static_cast<Item>(above_.size());
                above_.emplace_back();
                below_.emplace_back();
                layers_[layout_.layer[from] + i].push_back(bend);
                join(upper, bend);
                upper = bend;
            }
            join(upper, to);
            if (bent)
                layout_.firstBend.push_back(static_cast<std::uint32_t>(above_.size() - layout_.layer.size()));
        });
    }

    /// Incomplete if cancelled.
    template <class Visit>
    void forEachEdge(const Task& task, Visit&& visit) const {
        for (std::uint32_t from = 0; from < graph_.firstEdge.size(); ++from) {
            if (from % nodesBetweenChecks == 0 && task.cancelled()) return;
            for (const std::uint32_t to : graph_.to.subspan(graph_.firstEdge[from], graph_.edgeCount[from]))
                visit(from, to);
        }
    }

    /// A sweep down, ordering by the neighbours above, and up, by those below; with the order fixed, by both.
    /// False when cancelled.
    bool sweep(bool reorder, const Task& task) {
        for (std::size_t layer = 1; layer < layers_.size() && !task.cancelled(); ++layer)
            arrange(layers_[layer], true, !reorder, reorder);
        for (std::size_t layer = layers_.size() - 1; layer-- > 0 && !task.cancelled();)
            arrange(layers_[layer], !reorder, true, reorder);
        return !task.cancelled();
    }

    void arrange(std::vector<Item>& layer, bool byAbove, bool byBelow, bool reorder) {
        std::vector<std::pair<double, Item>> wanted;
        wanted.reserve(layer.size());
        for (const Item item : layer) {
            Mean mean;
            if (byAbove) mean.add(x_, above_[item]);
            if (byBelow) mean.add(x_, below_[item]);
            wanted.emplace_back(mean.count > 0 ? mean.sum / mean.count : x_[item], item);
        }
        if (reorder) {
            std::stable_sort(wanted.begin(), wanted.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
        }
        std::vector<double> places;
        std::vector<double> distances;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            layer[i] = wanted[i].second;
            places.push_back(wanted[i].first);
            if (i > 0) distances.push_back(distance(layer[i - 1], layer[i]));
        }
        places = spacedOut(places, distances);
        for (std::size_t i = 0; i < layer.size(); ++i)
            x_[layer[i]] = places[i];
    }

    [[nodiscard]] double distance(Item left, Item right) const {
        const auto size = static_cast<Item>(layout_.layer.size());
        const double room = left < size && right < size ? spacing_.nodes : spacing_.bends;
        return room + (left < size ? graph_.right[left] : 0) + (right < size ? graph_.left[right] : 0);
    }

    const LayeredGraph& graph_;
    const LayeredSpacing& spacing_;
    LayeredLayout layout_;
    std::vector<std::vector<Item>> layers_; // from left to right
    std::vector<std::vector<Item>> above_;
    std::vector<std::vector<Item>> below_;
    std::vector<double> x_;
};

} // namespace

std::vector<double> spacedOut(std::span<const double> wanted, std::span<const double> distances) {
    struct Block { // items that touch: their place is the mean of those that each wants for the first
        double sum = 0;
        std::size_t size = 0;
        [[nodiscard]] double place() const { return sum / static_cast<double>(size); }
    };
    std::vector<Block> blocks;
    double offset = 0; // of an item from the first, if all touched
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i > 0) offset += distances[i - 1];
        blocks.push_back({wanted[i] - offset, 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].place() > blocks.back().place()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().size += last.size;
        }
    }
    std::vector<double> places;
    places.reserve(wanted.size());
    offset = 0;
    for (const Block& block : blocks) {
        for (std::size_t i = 0; i < block.size; ++i) {
            if (!places.empty()) offset += distances[places.size() - 1];
            places.push_back(block.place() + offset);
        }
    }
    return places;
}

Expected<LayeredLayout> layeredLayout(const LayeredGraph& graph, const LayeredSpacing& spacing, Task& task) {
    if (graph.firstEdge.empty()) return {};
    return Layers(graph, spacing).laidOut(task);
}

} // namespace mexplorer::ui
