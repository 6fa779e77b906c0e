#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// Where a node is drawn, as DOT’s `pos` tells it: in points, 72 of them about the distance between two
/// nodes, y upwards. Finite, and at most furthestPlace from 0.
struct NodePlace {
    double x = 0;
    double y = 0;
    friend bool operator==(const NodePlace&, const NodePlace&) = default;
};

inline constexpr double furthestPlace = 100'000;

/// What a file says of an edge besides its ends, as it is written: in DOT “[capacity=3, owner=A]”, in JSON
/// behind the two names.
struct EdgeTraits {
    std::optional<std::string> capacity = {};
    std::optional<std::string> owner = {};
};

/// Where the readers of graph files put what they read.
class EdgeSink {
public:
    using Node = std::uint32_t;

    virtual ~EdgeSink() = default;
    /// The node of this name, new or not. Errors: too many.
    [[nodiscard]] virtual Expected<Node> node(std::string_view name) = 0;
    /// Errors: too many.
    [[nodiscard]] virtual Expected<void> edge(Node from, Node to) = 0;
    /// The node is drawn there. Who does not draw need not listen.
    virtual void place(Node /*node*/, const NodePlace& /*place*/) {}
    /// Whether the edges have a direction: “digraph { a -> b }”, and not “graph { a -- b }”.
    [[nodiscard]] virtual bool isDirected() const = 0;

    /// Whether it wants to know the traits of edges: then each edge is followed by them, even if it has none.
    [[nodiscard]] virtual bool hearsTraits() const { return false; }
    /// Those of the last `count` edges, which end at `place`. Errors: they are not as wanted.
    [[nodiscard]] virtual Expected<void> traits(std::size_t /*count*/, const EdgeTraits& /*traits*/,
                                                TextPlace /*place*/) {
        return {};
    }
};

} // namespace mexplorer
