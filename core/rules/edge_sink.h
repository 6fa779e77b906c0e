#pragma once

#include "core/rules/attributes.h"
#include "core/text/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// Where a node is drawn, as in DOT’s `pos`: in points, with y upwards; neighbours are about 72 apart. Both
/// are finite, and at most furthestPlace from 0.
struct NodePlace {
    double x = 0;
    double y = 0;
    friend bool operator==(const NodePlace&, const NodePlace&) = default;
};

inline constexpr double furthestPlace = 100'000;

/// What makes an edge an arrow of a network, as written: in DOT “[capacity=3, owner=A]”, in JSON after the
/// two names; or its colour, where that says who may cut it.
struct EdgeTraits {
    std::optional<std::string> capacity = {};
    std::optional<std::string> owner = {};
    std::optional<std::string> colour = {};
};

/// Where the readers of graph files put what they read.
class EdgeSink {
public:
    using Node = std::uint32_t;

    virtual ~EdgeSink() = default;
    /// The node of this name, new or not; new ones get the next number, from 0. Errors: too many.
    [[nodiscard]] virtual Expected<Node> node(std::string_view name) = 0;
    /// Errors: too many.
    [[nodiscard]] virtual Expected<void> edge(Node from, Node to) = 0;
    /// The node is drawn there. Sinks that need no drawing may ignore it.
    virtual void place(Node /*node*/, const NodePlace& /*place*/) {}
    /// The node is shown by this label, which is not empty.
    virtual void label(Node /*node*/, const std::string& /*label*/) {}
    /// Takes the node’s colour out of what is said of it, if it means something. Whether colours of nodes
    /// mean something here at all: what is left of them is then told in notes.
    [[nodiscard]] virtual bool colour(Node /*node*/, Attributes& /*said*/) { return false; }
    /// Whether the edges have a direction: “digraph { a -> b }”, and not “graph { a -- b }”.
    [[nodiscard]] virtual bool isDirected() const = 0;

    /// Whether it wants to hear of all edges: then `describe` is called after edges of which nothing is said.
    [[nodiscard]] virtual bool hearsAll() const { return false; }
    /// What is said of the last `count` edges, which end at `place` in the text. Errors: it is not accepted.
    [[nodiscard]] virtual Expected<void> describe(std::size_t /*count*/, const Attributes& said,
                                                  TextPlace place) {
        leave(said, place);
        return {};
    }

    /// What the game does not read, of a node, an edge or the graph.
    void leave(const Attributes& said, TextPlace place) { unread_.add(said, place); }
    /// What the file says and the game does not read (see Unread).
    [[nodiscard]] std::vector<Message> notes() const { return unread_.notes(); }

private:
    Unread unread_;
};

} // namespace mexplorer
