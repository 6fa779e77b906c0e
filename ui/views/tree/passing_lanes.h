#pragma once

#include "ui/views/tree/layered_layout.h"

namespace mexplorer::ui {

/// Gives bends to the edges of a layout that has none: on each layer that an edge passes, a lane between two
/// nodes or beside them all, the one nearest to its straight way. Lanes are `apart`, or nearer together where
/// a gap has not the room; nodes stay where they are. No two edges pass a layer at the same place, and none
/// passes it at a node. O((nodes + bends) · log).
void addPassingLanes(LayeredLayout& layout, const LayeredGraph& graph, double apart);

} // namespace mexplorer::ui
