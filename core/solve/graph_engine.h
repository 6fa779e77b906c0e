#pragma once

#include "core/rules/graph.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

namespace mexplorer {

/// Games whose positions are tokens on the nodes of a graph that is given as a whole.
template <class R>
concept GraphRules = ImpartialRules<R> && std::same_as<typename R::Position, std::vector<Graph::Node>> &&
    requires(const R& rules) {
    { rules.graph() } -> std::same_as<const Graph&>;
};

/// The value of every node, by its number. O(nodes + edges). Errors: cancelled.
[[nodiscard]] Expected<std::vector<std::uint32_t>> graphValues(const Graph& graph, Play play, Task& task);

} // namespace mexplorer
