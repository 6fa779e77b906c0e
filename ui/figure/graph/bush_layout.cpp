// Layout of graphs that stand on the ground.
#include "ui/figure/graph/bush_blocks.h"
#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/graph/graph_paths.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace mexplorer::ui {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double branchHalf = 0.5;  // half the least width of a branch
constexpr double besideRing = 0.35; // between a ring and what stands on its lower nodes
constexpr double lowOnRing = 0.3;   // in radii: nodes lower than this have no room above them
constexpr double outwards = 0.6;    // how far what stands on a ring leans outwards

/// The part of the graph that stands on a node, which is at (0, 0); here y points up.
struct Branch {
    std::map<std::uint32_t, QPointF> at = {};   ///< of the nodes
    std::map<std::uint32_t, QPointF> feet = {}; ///< where edges stand on the ground
    double left = 0;
    double right = 0;

    void take(const Branch& other, const QPointF& offset) {
        for (const auto& [node, point] : other.at)
            at[node] = point + offset;
        for (const auto& [edge, point] : other.feet)
            feet[edge] = point + offset;
        left = std::min(left, other.left + offset.x());
        right = std::max(right, other.right + offset.x());
    }
    [[nodiscard]] double width() const { return right - left; }
};

class Bush {
public:
    explicit Bush(const DrawnGraph& graph) : graph_(graph), blocks_(blocksOf(graph)) {}

    [[nodiscard]] Branch whole() const;
    [[nodiscard]] const BushBlocks& blocks() const { return blocks_; }

private:
    [[nodiscard]] Branch standingOn(std::uint32_t node) const;
    [[nodiscard]] Branch bridge(const BushBlock& block) const;
    [[nodiscard]] Branch ring(const BushBlock& block) const;
    [[nodiscard]] Branch arch(const BushBlock& block) const;
    void addFeet(Branch& branch, const BushBlock& block, double radius) const;
    void addStanding(Branch& branch, const BushBlock& block, double radius) const;
    [[nodiscard]] static Branch packed(const std::vector<Branch>& branches);

    const DrawnGraph& graph_;
    BushBlocks blocks_;
};

Branch Bush::bridge(const BushBlock& block) const {
    const std::uint32_t node = block.nodes.front();
    Branch branch{.left = -branchHalf, .right = branchHalf};
    branch.at[node] = {0, 1};
    branch.take(standingOn(node), {0, 1});
    return branch;
}

/// Branches side by side, centred over the node.
Branch Bush::packed(const std::vector<Branch>& branches) {
    double total = 0;
    for (const Branch& branch : branches)
        total += branch.width();
    Branch all;
    double x = branches.size() == 1 ? branches.front().left : -total / 2; // a single one stands straight
    for (const Branch& branch : branches) {
        all.take(branch, {x - branch.left, 0});
        x += branch.width();
    }
    return all;
}

/// A single ring stays in the middle: the other branches stand to its sides.
Branch Bush::standingOn(std::uint32_t node) const {
    std::vector<Branch> branches;
    std::vector<std::size_t> rings;
    for (const BushBlock& block : blocks_.on[node]) {
        if (!block.isBridge()) rings.push_back(branches.size());
        branches.push_back(block.isBridge() ? bridge(block) : ring(block));
    }
    if (rings.size() != 1 || branches.size() == 1) return packed(branches);
    const Branch middle = branches[rings.front()];
    branches.erase(branches.begin() + static_cast<std::ptrdiff_t>(rings.front()));
    const auto half = branches.begin() + static_cast<std::ptrdiff_t>(branches.size() / 2);
    Branch all = middle;
    for (auto branch = half; branch != branches.end(); ++branch)
        all.take(*branch, {all.right - branch->left, 0});
    for (auto branch = half; branch != branches.begin();) {
        --branch;
        all.take(*branch, {all.left - branch->right, 0});
    }
    return all;
}

/// A cycle, on a circle with the node at its bottom.
Branch Bush::ring(const BushBlock& block) const {
    const auto count = static_cast<double>(block.nodes.size() + 1);
    const double radius = 0.5 / std::sin(pi / count);
    const double half = radius + besideRing;
    Branch branch{.left = -half, .right = half};
    for (std::size_t i = 0; i < block.nodes.size(); ++i) {
        const double angle = -pi / 2 - 2 * pi * static_cast<double>(i + 1) / count;
        branch.at[block.nodes[i]] = {radius * std::cos(angle), radius + radius * std::sin(angle)};
    }
    addStanding(branch, block, radius);
    return branch;
}

/// A cycle through the ground: half a circle that stands on two feet.
Branch Bush::arch(const BushBlock& block) const {
    const auto count = static_cast<double>(block.nodes.size() + 1);
    const double radius = 0.5 / std::sin(pi / (2 * count));
    Branch branch{.left = -radius - 0.3, .right = radius + 0.3};
    for (std::size_t i = 0; i < block.nodes.size(); ++i) {
        const double angle = pi - pi * static_cast<double>(i + 1) / count;
        branch.at[block.nodes[i]] = {radius * std::cos(angle), radius * std::sin(angle)};
    }
    addFeet(branch, block, radius);
    addStanding(branch, block, radius);
    return branch;
}

/// The outermost feet are the ends of the arch; others stand below their nodes.
void Bush::addFeet(Branch& branch, const BushBlock& block, double radius) const {
    std::map<std::uint32_t, std::vector<std::uint32_t>> footed; // node → its edges to the ground
    for (const std::uint32_t edge : block.edges) {
        const auto [from, to] = std::pair(graph_.edges[edge].from, graph_.edges[edge].to);
        if (from == blocks_.ground || to == blocks_.ground)
            footed[from ^ to ^ blocks_.ground].push_back(edge);
    }
    for (auto& [node, edges] : footed) {
        const bool isFirst = node == block.nodes.front();
        const bool isLast = node == block.nodes.back();
        const auto count = static_cast<double>(edges.size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const double place = static_cast<double>(i) - (count - 1) / 2;
            double x = branch.at[node].x() + 0.4 * place;
            if (isFirst && i == 0) x = -radius;
            if (isLast && i + 1 == edges.size() && (!isFirst || i > 0)) x = radius;
            branch.feet[edges[i]] = {x, 0};
        }
    }
}

/// Places what stands on the nodes of a ring: on the upper ones above them, leaning outwards, on the lower
/// ones beside the ring, so that nothing overlaps.
void Bush::addStanding(Branch& branch, const BushBlock& block, double radius) const {
    double highest = -std::numeric_limits<double>::infinity();
    for (const auto& [node, point] : branch.at)
        highest = std::max(highest, point.y());
    std::vector<std::uint32_t> nodes = block.nodes;
    std::stable_sort(nodes.begin(), nodes.end(), [&](std::uint32_t a, std::uint32_t b) {
        return branch.at[a].y() > branch.at[b].y() + 1e-9;
    });
    double ends[2] = {0, 0}; // of what stands to the left and to the right so far, from the middle
    for (const std::uint32_t node : nodes) {
        const Branch standing = standingOn(node);
        if (standing.at.empty()) continue;
        const QPointF on = branch.at[node];
        if (std::abs(on.x()) < 1e-9) { // on top
            branch.take(standing, on);
            ends[0] = std::max(ends[0], -standing.left);
            ends[1] = std::max(ends[1], standing.right);
            continue;
        }
        const int side = on.x() > 0 ? 1 : 0;
        const double sign = side == 1 ? 1 : -1;
        const double inner = side == 1 ? -standing.left : standing.right; // how far it reaches inwards
        const bool isLow = on.y() < highest - (1 - lowOnRing) * radius;
        double middle = std::abs(on.x()) + outwards * std::abs(on.x()) / radius;
        middle = std::max(middle, ends[side] + inner);
        if (isLow) middle = std::max(middle, radius + besideRing + inner);
        branch.take(standing, {sign * middle, on.y()});
        ends[side] = middle + standing.width() - inner;
    }
}

Branch Bush::whole() const {
    std::vector<Branch> branches;
    for (const BushBlock& block : blocks_.on[blocks_.ground]) {
        Branch branch = block.isBridge() ? bridge(block) : arch(block);
        if (block.isBridge()) branch.feet[block.edges.front()] = {0, 0};
        branches.push_back(std::move(branch));
    }
    for (const std::uint32_t loop : blocks_.loops[blocks_.ground]) {
        Branch branch{.left = -branchHalf, .right = branchHalf};
        branch.feet[loop] = {0, 0};
        branches.push_back(std::move(branch));
    }
    for (std::uint32_t node = 0; node < graph_.nodes.size(); ++node) { // unconnected: on the ground
        if (blocks_.stands[node]) continue;
        Branch branch{.left = -branchHalf, .right = branchHalf};
        branch.at[node] = {0, 0};
        branches.push_back(std::move(branch));
    }
    Branch all = packed(branches);
    all.at[blocks_.ground] = {0, 0};
    return all;
}

} // namespace

GraphLayout layOutBush(const DrawnGraph& graph) {
    GraphLayout layout;
    if (graph.nodes.empty()) return layout;
    const Bush bush(graph);
    const Branch whole = bush.whole();
    const auto down = [](const QPointF& up) { return QPointF(up.x(), -up.y()); };
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node)
        layout.at.push_back(down(whole.at.at(node)));
    layout.halfWidths.assign(graph.nodes.size(), nodeRadius);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> between;
    for (std::uint32_t edge = 0; edge < graph.edges.size(); ++edge)
        between[std::minmax(graph.edges[edge].from, graph.edges[edge].to)].push_back(edge);
    layout.paths.resize(graph.edges.size());
    for (const auto& [ends, edges] : between) {
        const auto [one, other] = ends;
        const bool onGround = one == bush.blocks().ground || other == bush.blocks().ground;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            QPainterPath& path = layout.paths[edges[i]];
            const double place = static_cast<double>(i) - static_cast<double>(edges.size() - 1) / 2;
            if (onGround) {
                const QPointF foot = down(whole.feet.at(edges[i]));
                const std::uint32_t node = one ^ other ^ bush.blocks().ground;
                path = one == other ? loopOnGround(foot) : bent(foot, layout.at[node], 0);
            } else if (one == other) {
                path = loopAt(layout.at[one], i, bush.blocks().on[one].empty());
            } else {
                path = bent(layout.at[one], layout.at[other], parallelBend * place);
            }
        }
    }
    layout.nameSides = nameSides(graph, layout);
    return layout;
}

} // namespace mexplorer::ui
