#pragma once

#include "ui/figure/graph/graph_layout.h"

namespace mexplorer::ui {

// What the layouts of graphs draw edges with.

inline constexpr double arrowGap = 0.05; ///< between the tip and the node
inline constexpr double loopRadius = 0.24;
inline constexpr double parallelBend = 0.34;

/// How far a point is from a node that is a disc drawn out to both sides; less than 0 inside.
[[nodiscard]] double distanceTo(const QPointF& point, const QPointF& node, double halfWidth);
/// Where an arrow from `from` straight to a node ends.
[[nodiscard]] QPointF arrowEnd(const QPointF& from, const QPointF& node, double halfWidth);
/// A curve whose middle is `bend` aside of the straight line, to its right as one goes; y points down.
[[nodiscard]] QPainterPath bent(const QPointF& from, const QPointF& to, double bend);
/// Beside the node, to the right and to the left in turn; above it if nothing else stands there.
[[nodiscard]] QPainterPath loopAt(const QPointF& node, std::size_t index, bool isFree);
[[nodiscard]] QPainterPath loopOnGround(const QPointF& foot);
/// The corner of each node that is the least in the way of its edges; to the right and below if it is free.
[[nodiscard]] std::vector<QPointF> nameSides(const DrawnGraph& graph, const GraphLayout& layout);

} // namespace mexplorer::ui
