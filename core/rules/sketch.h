#pragma once

#include "core/rules/edge_sink.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// A graph while it is drawn by hand: directed and without cycles; or undirected, on a ground from which
/// nothing hangs loose; or a network for flows, directed, with traits of its arrows and two ends. Every
/// change keeps that true or is refused with a sentence, leaving all as it was. Each change is O(nodes +
/// edges).
class Sketch {
public:
    using Index = std::uint32_t; ///< of a node or an edge

    struct Node {
        std::string name;
        std::optional<NodePlace> place = {};
        std::optional<Index> was = {}; ///< its number in the graph that was sketched; nothing if it is new
    };
    struct Edge {
        Index from = 0;
        Index to = 0;
        std::optional<Index> was = {};
        EdgeTraits traits = {}; ///< of a network
    };
    /// Where a flow begins and where it ends: two nodes.
    struct Ends {
        Index source = 0;
        Index sink = 0;
    };

    /// With the node that it stands on if it is undirected. `nodes` and `edges` say what they were.
    Sketch(std::optional<Index> ground, std::vector<Node> nodes, std::vector<Edge> edges)
        : ground_(ground), nodes_(std::move(nodes)), edges_(std::move(edges)) {}
    /// A network.
    Sketch(Ends ends, std::vector<Node> nodes, std::vector<Edge> edges)
        : ends_(ends), nodes_(std::move(nodes)), edges_(std::move(edges)) {}

    [[nodiscard]] bool isDirected() const { return !ground_; }
    [[nodiscard]] const std::optional<Index>& ground() const { return ground_; }
    /// Of a network, and of nothing else.
    [[nodiscard]] const std::optional<Ends>& ends() const { return ends_; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
    [[nodiscard]] std::optional<Index> find(std::string_view name) const;

    /// A new node with the next name that is free. Errors: more than can be drawn.
    [[nodiscard]] Expected<Index> add(const NodePlace& place);
    /// In a network a new arrow carries 1 and belongs to the owner of the last one. Errors: more than can be
    /// drawn; directed: the arrow is there already, or closes a cycle; in a network: it ends where it begins.
    [[nodiscard]] Expected<void> join(Index from, Index to);
    /// The nodes of a shortest cycle that an arrow would close, its own two first; empty if it closes none,
    /// or if cycles are allowed: in a network, but for an arrow that ends where it begins.
    [[nodiscard]] std::vector<Index> cycleWith(Index from, Index to) const;
    /// Errors: no name of a node (see isNodeName), or another’s; the ground keeps its name, which is no
    /// other’s.
    [[nodiscard]] Expected<void> rename(Index node, const std::string& name);
    void move(Index node, const NodePlace& place) { nodes_[node].place = place; }
    void give(Index edge, EdgeTraits traits) { edges_[edge].traits = std::move(traits); }
    /// The flow begins there. If it ended there, the ends change places.
    void beginAt(Index node);
    /// The same for its end.
    void endAt(Index node);
    /// With its edges, and what then falls. Errors: it is the ground, the last node, or an end of the flow.
    [[nodiscard]] Expected<void> remove(Index node);
    /// With what then falls. Errors: undirected: no edge would be left.
    [[nodiscard]] Expected<void> removeEdge(Index edge);
    /// Forgets all places.
    void arrange();

private:
    [[nodiscard]] std::string freeName() const;
    void keepOnly(const std::vector<bool>& nodes, const std::vector<bool>& edges);
    [[nodiscard]] Expected<void> letFall();

    std::optional<Index> ground_;
    std::optional<Ends> ends_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

/// The sketch in DOT, each node on a line of its own, with its place. A backslash before a quotation mark, or
/// at a name’s end, cannot be said in DOT: errors name such a node or owner.
[[nodiscard]] Expected<std::string> dotOf(const Sketch& sketch);
/// The same in JSON, which can say every name.
[[nodiscard]] std::string jsonOf(const Sketch& sketch);
/// In DOT where that is possible, else in JSON.
[[nodiscard]] std::string textOf(const Sketch& sketch);

} // namespace mexplorer
