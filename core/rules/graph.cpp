#include "core/rules/graph.h"

#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

std::optional<Graph::Node> Graph::find(std::string_view name) const {
    const auto found = nodes_.find(name);
    return found == nodes_.end() ? std::nullopt : std::optional(found->second);
}

Graph::Node Graph::firstSource() const {
    std::vector<bool> entered(nodeCount(), false);
    for (const Node target : targets_)
        entered[target] = true;
    return static_cast<Node>(std::find(entered.begin(), entered.end(), false) - entered.begin());
}

namespace {
constexpr std::size_t mostNamed = 8; // nodes of a cycle that are listed
} // namespace

std::string cyclePath(const std::vector<std::string>& cycle) {
    constexpr std::size_t namedFirst = 5;
    constexpr std::size_t namedLast = 2;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        const bool leftOut = cycle.size() > mostNamed && i >= namedFirst && i + namedLast < cycle.size();
        if (!leftOut) names.push_back(shortened(cycle[i]));
        if (leftOut && i == namedFirst) names.emplace_back("…");
    }
    names.push_back(shortened(cycle.front()));
    return joined(names, " → ");
}

Expected<Graph::Node> GraphBuilder::node(std::string_view name) {
    if (const auto known = graph_.find(name)) return *known;
    if (graph_.names_.size() == mostNodes) {
        return tooLarge(say(MX_TEXT("core", "The graph has more than %1 nodes."), mostNodes));
    }
    const auto node = static_cast<Node>(graph_.names_.size());
    graph_.nodes_.emplace(graph_.names_.emplace_back(name), node);
    return node;
}

Expected<void> GraphBuilder::edge(Node from, Node to) {
    if (edges_.size() == mostEdges) return tooManyEdges(mostEdges);
    edges_.emplace_back(from, to);
    return {};
}

void GraphBuilder::place(Node node, const NodePlace& place) {
    if (node >= graph_.places_.size()) graph_.places_.resize(std::size_t{node} + 1);
    graph_.places_[node] = place;
}

void GraphBuilder::label(Node node, const std::string& label) {
    labels_[node] = label;
}

void GraphBuilder::takeLabels() {
    graph_.labels_ = labelsAsNames(labels_, {graph_.names_.begin(), graph_.names_.end()});
    for (const auto& [node, label] : graph_.labels_)
        graph_.nodes_.emplace(label, node);
}

/// Turns the list of pairs into one array of targets, grouped by source: a counting sort, after which
/// repeated options are dropped.
void GraphBuilder::sortEdges() {
    const std::size_t count = graph_.nodeCount();
    std::vector<std::uint32_t> next(count + 1, 0);
    for (const auto& [from, to] : edges_)
        ++next[from + 1];
    for (std::size_t node = 0; node < count; ++node)
        next[node + 1] += next[node];
    std::vector<Node> sorted(edges_.size());
    for (const auto& [from, to] : edges_)
        sorted[next[from]++] = to; // now next[v] is where v's targets end
    edges_ = {};

    constexpr Node nobody = UINT32_MAX;
    std::vector<Node> seenFrom(count, nobody);
    graph_.begins_.assign(1, 0);
    std::size_t at = 0;
    for (Node node = 0; node < count; ++node) {
        for (; at < next[node]; ++at) {
            if (seenFrom[sorted[at]] == node) continue;
            seenFrom[sorted[at]] = node;
            graph_.targets_.push_back(sorted[at]);
        }
        graph_.begins_.push_back(static_cast<std::uint32_t>(graph_.targets_.size()));
    }
}

namespace {

Message cycleText(const Graph& graph, const std::vector<Graph::Node>& cycle) {
    std::vector<std::string> names;
    names.reserve(cycle.size());
    for (const Graph::Node node : cycle)
        names.push_back(graph.name(node));
    const std::string path = cyclePath(names);
    if (cycle.size() <= mostNamed) return say(MX_TEXT("core", "The graph has a cycle: %1."), path);
    return say(MX_TEXT("core", "The graph has a cycle of %1 nodes: %2."), cycle.size(), path);
}

/// Depth-first search from every node. Returns a cycle, if there is one; else `order` gets every node after
/// its options. With an explicit stack, as a path of a million nodes would overflow the call stack.
std::vector<Graph::Node> findCycle(const Graph& graph, std::vector<Graph::Node>& order) {
    using Node = Graph::Node;
    enum class State : std::uint8_t { unseen, open, done };
    std::vector<State> states(graph.nodeCount(), State::unseen);
    std::vector<Node> path;           // the open nodes
    std::vector<std::uint32_t> tried; // how many options of each were followed
    for (Node root = 0; root < graph.nodeCount(); ++root) {
        if (states[root] != State::unseen) continue;
        path.push_back(root);
        tried.push_back(0);
        states[root] = State::open;
        while (!path.empty()) {
            const auto options = graph.options(path.back());
            if (tried.back() == options.size()) {
                states[path.back()] = State::done;
                order.push_back(path.back());
                path.pop_back();
                tried.pop_back();
                continue;
            }
            const Node option = options[tried.back()++];
            if (states[option] == State::open) {
                return {std::find(path.begin(), path.end(), option), path.end()};
            }
            if (states[option] == State::unseen) {
                path.push_back(option);
                tried.push_back(0);
                states[option] = State::open;
            }
        }
    }
    return {};
}

} // namespace

Expected<Graph> GraphBuilder::build() {
    if (graph_.nodeCount() == 0) return invalid(say(MX_TEXT("core", "The graph has no nodes.")));
    sortEdges();
    takeLabels();
    graph_.notes_ = notes();
    graph_.optionsFirst_.reserve(graph_.nodeCount());
    const std::vector<Node> cycle = findCycle(graph_, graph_.optionsFirst_);
    if (!cycle.empty()) return invalid(cycleText(graph_, cycle));
    return std::move(graph_);
}

} // namespace mexplorer
