#pragma once

#include "ui/views/tree/tree_geometry.h"

#include <functional>

namespace mexplorer::ui {

/// A cubic Bézier curve: its ends and, between them, its control points.
struct Cubic {
    QPointF start, leave, arrive, end;
};

/// The curve's point at t, from 0 to 1.
[[nodiscard]] QPointF pointOf(const Cubic& curve, double t);

/// By row: half the height of its nodes as drawn, in world units.
using RowReach = std::function<double(std::uint32_t row)>;

/// The same for a row drawn at `scale`, with type `type` times its normal size.
[[nodiscard]] double rowReach(const TreeGeometry& geometry, std::uint32_t row, double scale, double type);

/// An edge as curves, in world units, each beginning where the one before ends. In an unfolded tree one
/// curve, which leaves and arrives upright. In a merged tree the edge passes each row between at its bend;
/// where a curve would touch a node, it runs upright beside that row's nodes, so that it passes through none.
/// (Without bends, in trees where they would take too much room, long edges run straight over the rows
/// between.)
[[nodiscard]] std::vector<Cubic> edgeCurves(const TreeGeometry& geometry, const GameTree& tree,
                                            std::uint32_t from, std::uint32_t edge, const RowReach& reach);

} // namespace mexplorer::ui
