#include "ui/figure/graph/bush_blocks.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

class BlockSearch {
public:
    explicit BlockSearch(const DrawnGraph& graph)
        : graph_(graph), edgesAt_(graph.nodes.size()), order_(graph.nodes.size(), 0),
          used_(graph.edges.size(), false) {
        const std::size_t count = graph.nodes.size();
        found_.on.resize(count);
        found_.loops.resize(count);
        found_.stands.assign(count, false);
        for (std::uint32_t node = 0; node < count; ++node)
            if (graph.nodes[node].ground) found_.ground = node;
        for (std::uint32_t edge = 0; edge < graph.edges.size(); ++edge) {
            const auto [from, to] = std::pair(graph.edges[edge].from, graph.edges[edge].to);
            edgesAt_[from].push_back(edge);
            if (from == to)
                found_.loops[from].push_back(edge);
            else
                edgesAt_[to].push_back(edge);
        }
    }

    BushBlocks found() {
        if (!graph_.nodes.empty()) (void)visit(found_.ground);
        for (auto& blocks : found_.on) {
            std::sort(blocks.begin(), blocks.end(), [](const BushBlock& a, const BushBlock& b) {
                return *std::min_element(a.edges.begin(), a.edges.end()) <
                       *std::min_element(b.edges.begin(), b.edges.end());
            });
        }
        return std::move(found_);
    }

private:
    /// Visits a node and all found from it; returns the earliest visited node that these are joined to (the
    /// lowlink).
    std::size_t visit(std::uint32_t node) {
        found_.stands[node] = true;
        order_[node] = ++visited_;
        std::size_t lowest = order_[node];
        for (const std::uint32_t edge : edgesAt_[node]) {
            const std::uint32_t other = graph_.edges[edge].from ^ graph_.edges[edge].to ^ node;
            if (used_[edge] || graph_.edges[edge].from == graph_.edges[edge].to) continue;
            used_[edge] = true;
            const std::size_t openEdges = edges_.size();
            const std::size_t openNodes = nodes_.size();
            edges_.push_back(edge);
            if (order_[other] != 0) {
                lowest = std::min(lowest, order_[other]);
                continue;
            }
            nodes_.push_back(other);
            const std::size_t above = visit(other);
            lowest = std::min(lowest, above);
            if (above >= order_[node]) close(node, openEdges, openNodes);
        }
        return lowest;
    }

    /// Makes what was opened since then a block that stands on the node.
    void close(std::uint32_t node, std::size_t openEdges, std::size_t openNodes) {
        const auto edges = edges_.begin() + static_cast<std::ptrdiff_t>(openEdges);
        const auto nodes = nodes_.begin() + static_cast<std::ptrdiff_t>(openNodes);
        found_.on[node].push_back({{edges, edges_.end()}, {nodes, nodes_.end()}});
        edges_.erase(edges, edges_.end());
        nodes_.erase(nodes, nodes_.end());
    }

    const DrawnGraph& graph_;
    std::vector<std::vector<std::uint32_t>> edgesAt_;
    std::vector<std::size_t> order_; ///< when a node was visited; 0 if not yet
    std::vector<bool> used_;
    std::vector<std::uint32_t> edges_; ///< of blocks that are not closed yet
    std::vector<std::uint32_t> nodes_;
    std::size_t visited_ = 0;
    BushBlocks found_;
};

} // namespace

BushBlocks blocksOf(const DrawnGraph& graph) {
    return BlockSearch(graph).found();
}

} // namespace mexplorer::ui
