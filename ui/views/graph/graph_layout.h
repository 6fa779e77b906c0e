#pragma once

#include "core/rules/drawn_graph.h"

#include <QPointF>

#include <vector>

namespace mexplorer::ui {

/// Where the nodes stand, one unit apart at least: a directed graph from above downwards, every edge leading
/// down; any other from the ground, which is at y = 0, upwards. Nodes of one layer are ordered by where their
/// neighbours stand (Sugiyama, Tagawa, Toda 1981). O(sweeps · (nodes + edges)).
[[nodiscard]] std::vector<QPointF> layOutGraph(const DrawnGraph& graph);

} // namespace mexplorer::ui
