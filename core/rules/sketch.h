#pragma once

#include "core/rules/edge_sink.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// A graph while the user edits it: directed and without cycles, or with any but loops; or undirected and
/// connected to a ground; or plain, undirected without loops and parallel edges; or a flow network, directed,
/// with traits of its arrows and two ends. Every change keeps this true or fails with an error, changing
/// nothing. Each change is O(nodes + edges).
class Sketch {
public:
    using Index = std::uint32_t; ///< of a node or an edge

    struct Node {
        std::string name;
        std::optional<NodePlace> place = {};
        std::optional<Index> was = {};          ///< its number in the original graph; nothing if it is new
        std::optional<std::string> colour = {}; ///< where that says whose it is when play begins
    };
    struct Edge {
        Index from = 0;
        Index to = 0;
        std::optional<Index> was = {};
        EdgeTraits traits = {}; ///< of a network, or of coloured edges
    };
    /// Where a flow begins and where it ends: two nodes.
    struct Ends {
        Index source = 0;
        Index sink = 0;
    };

    /// `ground`: the node that an undirected graph stands on; nothing for a directed one.
    Sketch(std::optional<Index> ground, std::vector<Node> nodes, std::vector<Edge> edges)
        : ground_(ground), nodes_(std::move(nodes)), edges_(std::move(edges)) {}
    /// A network.
    Sketch(Ends ends, std::vector<Node> nodes, std::vector<Edge> edges)
        : ends_(ends), nodes_(std::move(nodes)), edges_(std::move(edges)) {}
    [[nodiscard]] static Sketch plain(std::vector<Node> nodes, std::vector<Edge> edges) {
        Sketch sketch(std::nullopt, std::move(nodes), std::move(edges));
        sketch.isPlain_ = true;
        return sketch;
    }

    /// Directed; there may be cycles, but no loops.
    [[nodiscard]] static Sketch withArrows(std::vector<Node> nodes, std::vector<Edge> edges) {
        Sketch sketch(std::nullopt, std::move(nodes), std::move(edges));
        sketch.mayGoRound_ = true;
        return sketch;
    }

    [[nodiscard]] bool isDirected() const { return !ground_ && !isPlain_; }
    [[nodiscard]] bool isPlain() const { return isPlain_; }
    [[nodiscard]] const std::optional<Index>& ground() const { return ground_; }
    /// Present for a network only.
    [[nodiscard]] const std::optional<Ends>& ends() const { return ends_; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
    [[nodiscard]] std::optional<Index> find(std::string_view name) const;

    /// Adds a node with the next free name. Errors: more than can be drawn.
    [[nodiscard]] Expected<Index> add(const NodePlace& place);
    /// Adds an edge; in a network with capacity 1 and the owner of the last edge, else with its colour.
    /// Errors: more than can be drawn; directed or plain: it exists already; directed: it closes a
    /// cycle, if there may be none; it ends where it begins, unless it is on a ground.
    [[nodiscard]] Expected<void> join(Index from, Index to);
    /// The nodes of a shortest cycle that an arrow would close, starting with `from` and `to`; empty if it
    /// closes none, or if cycles are allowed, as in a network, where only loops are not.
    [[nodiscard]] std::vector<Index> cycleWith(Index from, Index to) const;
    /// Errors: not a node name (see isNodeName), or in use; on a ground: it cannot be renamed, nor
    /// another node be called “ground”.
    [[nodiscard]] Expected<void> rename(Index node, const std::string& name);
    void move(Index node, const NodePlace& place) { nodes_[node].place = place; }
    void give(Index edge, EdgeTraits traits) { edges_[edge].traits = std::move(traits); }
    /// Makes the node the flow’s source; if it was the sink, the two are swapped. Only for networks.
    void beginAt(Index node);
    /// The same for the sink.
    void endAt(Index node);
    /// Removes a node with its edges and what is then cut off from the ground. Errors: it is the ground, the
    /// last node, or an end of the flow; on a ground: no edge would be left.
    [[nodiscard]] Expected<void> remove(Index node);
    /// Removes an edge and what is then cut off from the ground. Errors: on a ground: no edge would be left.
    [[nodiscard]] Expected<void> removeEdge(Index edge);
    /// Forgets all places, so that nodes are arranged automatically.
    void arrange();

private:
    [[nodiscard]] std::string freeName() const;
    void keepOnly(const std::vector<bool>& nodes, const std::vector<bool>& edges);
    [[nodiscard]] Expected<void> letFall();

    bool isPlain_ = false;
    bool mayGoRound_ = false;
    std::optional<Index> ground_;
    std::optional<Ends> ends_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

/// The sketch in DOT, each node on a line of its own, with its place. A backslash before a quotation mark, or
/// at a name’s end, cannot be written in DOT: errors name such a node or owner.
[[nodiscard]] Expected<std::string> dotOf(const Sketch& sketch);
/// The same in JSON, which can hold every name.
[[nodiscard]] std::string jsonOf(const Sketch& sketch);
/// In DOT where that is possible, else in JSON.
[[nodiscard]] std::string textOf(const Sketch& sketch);

} // namespace mexplorer
