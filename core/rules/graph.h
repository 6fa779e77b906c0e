#pragma once

#include "core/rules/edge_sink.h"
#include "core/rules/node_labels.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A directed graph without cycles, its nodes named: by their labels, where these can be names. Nodes are
/// numbered in the order in which they were first named; options are in the order of their edges. Immutable;
/// made by a GraphBuilder.
class Graph {
public:
    using Node = std::uint32_t;

    Graph(Graph&&) = default;
    Graph& operator=(Graph&&) = default;
    Graph(const Graph&) = delete; // `nodes_` points into `names_` and `labels_`
    Graph& operator=(const Graph&) = delete;
    ~Graph() = default;

    [[nodiscard]] std::size_t nodeCount() const { return names_.size(); }
    [[nodiscard]] std::size_t edgeCount() const { return targets_.size(); }
    [[nodiscard]] const std::string& name(Node node) const {
        const auto label = labels_.find(node);
        return label == labels_.end() ? names_[node] : label->second;
    }
    /// The node of this name; or that the file calls so.
    [[nodiscard]] std::optional<Node> find(std::string_view name) const;
    /// The nodes that an edge leads to, each once.
    [[nodiscard]] std::span<const Node> options(Node node) const {
        return std::span(targets_).subspan(begins_[node], begins_[node + 1] - begins_[node]);
    }
    /// Where the node is to be drawn, if the file says so.
    [[nodiscard]] std::optional<NodePlace> place(Node node) const {
        return node < places_.size() ? places_[node] : std::nullopt;
    }
    /// What the file says and the game does not read.
    [[nodiscard]] const std::vector<Message>& notes() const { return notes_; }
    /// All nodes, each after its options.
    [[nodiscard]] const std::vector<Node>& optionsFirst() const { return optionsFirst_; }
    /// The first node that no edge leads to; there is one, as the graph has no cycle.
    [[nodiscard]] Node firstSource() const;

private:
    friend class GraphBuilder;
    Graph() = default;

    std::deque<std::string> names_; ///< in the file
    NodeLabels labels_;             ///< of nodes that are not shown by these
    std::unordered_map<std::string_view, Node> nodes_;
    std::vector<std::uint32_t> begins_; ///< node → its first option in `targets_`; one more at the end
    std::vector<Node> targets_;
    std::vector<Node> optionsFirst_;
    std::vector<std::optional<NodePlace>> places_; ///< by node; may be shorter than `names_`
    std::vector<Message> notes_;
};

/// “a → b → c → a” for the nodes of a cycle; of a long one the middle is left out.
[[nodiscard]] std::string cyclePath(const std::vector<std::string>& cycle);

inline constexpr std::size_t mostNodes = 1'000'000;
inline constexpr std::size_t mostEdges = 10'000'000;

/// Collects nodes and edges into a Graph.
class GraphBuilder final : public EdgeSink {
public:
    /// The node of this name, new or not. Errors: more than mostNodes.
    [[nodiscard]] Expected<Node> node(std::string_view name) override;
    /// Errors: more than mostEdges, each mention counted.
    [[nodiscard]] Expected<void> edge(Node from, Node to) override;
    void place(Node node, const NodePlace& place) override;
    void label(Node node, const std::string& label) override;
    [[nodiscard]] bool isDirected() const override { return true; }
    /// The graph; the builder is spent. O(nodes + edges). Errors: no node at all; a cycle, which is named.
    [[nodiscard]] Expected<Graph> build();

private:
    void sortEdges();
    void takeLabels();

    Graph graph_;
    NodeLabels labels_;
    std::vector<std::pair<Node, Node>> edges_;
};

} // namespace mexplorer
