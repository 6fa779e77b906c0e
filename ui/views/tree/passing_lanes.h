#pragma once

#include "ui/views/tree/layered_layout.h"

namespace mexplorer::ui {

/// Gives bends to the edges of a layout that has none: on each layer that an edge passes, a lane in the gap
/// between two nodes, or beside all, that is nearest to its straight way. Lanes are `apart`, or closer if a
/// gap has too little room; nodes do not move. No two edges pass a layer at the same place, and none passes
/// it at a node. O((nodes + bends) · log).
void addPassingLanes(LayeredLayout& layout, const LayeredGraph& graph, double apart);

} // namespace mexplorer::ui
