#pragma once

#include "ui/figure/graph/graph_layout.h"

namespace mexplorer::ui {

// Paths of edges for the layouts of graphs.

inline constexpr double arrowGap = 0.05; ///< between the tip and the node
inline constexpr double loopRadius = 0.24;
inline constexpr double parallelBend = 0.34;

/// The distance of a point from the rim of a node, a disc stretched to both sides; less than 0 inside.
[[nodiscard]] double distanceTo(const QPointF& point, const QPointF& node, double halfWidth);
/// Where an arrow from `from` straight to a node ends.
[[nodiscard]] QPointF arrowEnd(const QPointF& from, const QPointF& node, double halfWidth);
/// A curve whose middle is `bend` away from the straight line, to the right of the way; y points down.
[[nodiscard]] QPainterPath bent(const QPointF& from, const QPointF& to, double bend);
/// The loop with this index at a node: to its right and left in turn; the first above it, if that place is
/// free.
[[nodiscard]] QPainterPath loopAt(const QPointF& node, std::size_t index, bool isFree);
/// The left half of a node’s disc, its right one, or, for either side, all of it; closed.
[[nodiscard]] QPainterPath halfOf(const QRectF& disc, Side side);
[[nodiscard]] QPainterPath loopOnGround(const QPointF& foot);
/// For each node, the corner least in the way of its edges; the lower right one if it is free.
[[nodiscard]] std::vector<QPointF> nameSides(const DrawnGraph& graph, const GraphLayout& layout);

} // namespace mexplorer::ui
