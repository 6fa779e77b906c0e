#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

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

/// What a file says of an edge besides its ends, as written: in DOT “[capacity=3, owner=A]”, in JSON after
/// the two names.
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
    /// The node is drawn there. Sinks that need no drawing may ignore it.
    virtual void place(Node /*node*/, const NodePlace& /*place*/) {}
    /// Whether the edges have a direction: “digraph { a -> b }”, and not “graph { a -- b }”.
    [[nodiscard]] virtual bool isDirected() const = 0;

    /// Whether it wants the traits of edges: then `traits` is called after the edges, even if they have none.
    [[nodiscard]] virtual bool hearsTraits() const { return false; }
    /// The traits of the last `count` edges, which end at `place` in the text. Errors: they are not accepted.
    [[nodiscard]] virtual Expected<void> traits(std::size_t /*count*/, const EdgeTraits& /*traits*/,
                                                TextPlace /*place*/) {
        return {};
    }
};

} // namespace mexplorer
