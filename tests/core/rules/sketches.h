#pragma once

#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"
#include "core/rules/sketch.h"

#include <fmt/format.h>

#include <set>

namespace mexplorer::sketches {

using Index = Sketch::Index;
using Arrows = std::set<std::pair<Index, Index>>;

inline Dag tokensOn(const std::string& graph) {
    return Dag::make({{"graph", graph}, {"play", "normal"}}).value();
}

inline Hackenbush bush(const std::string& graph) {
    return Hackenbush::make({{"graph", graph}, {"play", "normal"}}).value();
}

inline Sketch nodesOnly(Index count) {
    std::vector<Sketch::Node> nodes;
    for (Index node = 0; node < count; ++node)
        nodes.push_back({std::string(1, char('a' + int(node))), {}, node});
    return {std::nullopt, std::move(nodes), {}};
}

/// Names, arrows and places as text.
inline std::string told(const Sketch& sketch) {
    std::string text;
    for (const Sketch::Node& node : sketch.nodes()) {
        text += node.name;
        if (node.place) text += fmt::format("@{},{}", node.place->x, node.place->y);
        text += "; ";
    }
    for (const Sketch::Edge& edge : sketch.edges())
        text += fmt::format("{}>{} ", sketch.nodes()[edge.from].name, sketch.nodes()[edge.to].name);
    return text;
}

} // namespace mexplorer::sketches
