#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string_view>

namespace mexplorer {

/// Where the readers of graph files put what they read.
class EdgeSink {
public:
    using Node = std::uint32_t;

    virtual ~EdgeSink() = default;
    /// The node of this name, new or not. Errors: too many.
    [[nodiscard]] virtual Expected<Node> node(std::string_view name) = 0;
    /// Errors: too many.
    [[nodiscard]] virtual Expected<void> edge(Node from, Node to) = 0;
    /// Whether the edges have a direction: “digraph { a -> b }”, and not “graph { a -- b }”.
    [[nodiscard]] virtual bool isDirected() const = 0;
};

} // namespace mexplorer
