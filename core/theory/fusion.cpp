#include "core/theory/fusion.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Node = std::uint32_t;
using Edges = std::vector<std::pair<Node, Node>>;

/// The numbers of the edges at each node; a loop is listed once.
struct Incidence {
    Incidence(Node nodes, const Edges& edges) : begins(nodes + std::size_t{1}, 0) {
        for (const auto& [a, b] : edges) {
            ++begins[a];
            if (a != b) ++begins[b];
        }
        std::uint32_t end = 0;
        for (std::uint32_t& begin : begins)
            begin = end += begin;
        at.resize(end);
        for (std::uint32_t edge = 0; edge < edges.size(); ++edge) { // counted down to where each begins
            const auto [a, b] = edges[edge];
            at[--begins[a]] = edge;
            if (a != b) at[--begins[b]] = edge;
        }
    }
    std::vector<std::uint32_t> begins;
    std::vector<std::uint32_t> at;
};

/// Depth-first search from the ground, on a stack of its own: a stalk may be long.
class BridgeSearch {
public:
    BridgeSearch(Node nodes, const Edges& edges, std::vector<FusionStep>* steps)
        : edges_(edges), steps_(steps), under_(nodes, 0), incidence_(nodes, edges), order_(nodes, 0),
          lowest_(nodes, 0), values_(nodes, 0), next_(incidence_.begins.begin(), incidence_.begins.end() - 1),
          used_(edges.size(), false) {}

    Nimber value(Node ground) {
        enter(ground);
        while (true) {
            const Node node = path_.back();
            if (next_[node] < incidence_.begins[node + std::size_t{1}]) {
                follow(node, incidence_.at[next_[node]++]);
            } else if (path_.size() == 1) {
                return values_[ground];
            } else {
                leave();
            }
        }
    }

private:
    void enter(Node node) {
        order_[node] = lowest_[node] = ++entered_;
        path_.push_back(node);
    }

    void follow(Node node, std::uint32_t edge) {
        if (used_[edge]) return;
        used_[edge] = true;
        const Node other = edges_[edge].first == node ? edges_[edge].second : edges_[edge].first;
        if (order_[other] == 0) {
            under_[other] = edge;
            enter(other);
            return;
        }
        if (steps_) steps_->push_back({edge, node, other});
        lowest_[node] = std::min(lowest_[node], order_[other]);
        values_[node] ^= 1U; // it closes a cycle: fused, it is a loop
    }

    void leave() {
        const Node node = path_.back();
        path_.pop_back();
        const Node below = path_.back();
        const bool isBridge = lowest_[node] > order_[below];
        if (steps_) steps_->push_back({under_[node], node, below, isBridge, values_[node]});
        values_[below] ^= isBridge ? values_[node] + 1 : values_[node] ^ 1U;
        lowest_[below] = std::min(lowest_[below], lowest_[node]);
    }

    const Edges& edges_;
    std::vector<FusionStep>* steps_;
    std::vector<std::uint32_t> under_; ///< the edge by which a node was entered
    Incidence incidence_;
    std::vector<std::uint32_t> order_;  ///< when a node was entered; 0 if not yet
    std::vector<std::uint32_t> lowest_; ///< the earliest entry reached by an edge from the node or above it
    std::vector<Nimber> values_;        ///< of what stands on a node, cycles with earlier nodes being fused
    std::vector<std::uint32_t> next_;   ///< the next edge to look at
    std::vector<bool> used_;
    std::vector<Node> path_;
    std::uint32_t entered_ = 0;
};

} // namespace

Nimber greenHackenbushValue(Node nodes, Node ground, const Edges& edges, std::vector<FusionStep>* steps) {
    return BridgeSearch(nodes, edges, steps).value(ground);
}

} // namespace mexplorer
