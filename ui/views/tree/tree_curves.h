#pragma once

#include "ui/views/tree/tree_geometry.h"

#include <functional>

namespace mexplorer::ui {

/// A cubic Bézier curve: its ends and, between them, its control points.
struct Cubic {
    QPointF start, leave, arrive, end;
};

/// Its point at t, from 0 to 1.
[[nodiscard]] QPointF pointOf(const Cubic& curve, double t);

/// Half the height of what is drawn of a row's nodes, in world units.
using RowReach = std::function<double(std::uint32_t row)>;

/// The same of a row drawn at `scale`, with type `type` times its normal size.
[[nodiscard]] double rowReach(const TreeGeometry& geometry, std::uint32_t row, double scale, double type);

/// The edge as curves, in world units, each beginning where the one before ends. Of an unfolded tree one,
/// which leaves and arrives upright. Of a merged tree, it passes each row between at its bend; where a curve
/// would touch a node, it runs upright beside that row's nodes, so that it passes through none. (Without
/// bends, in trees where they would take too much room, long edges run straight over the rows between.)
[[nodiscard]] std::vector<Cubic> edgeCurves(const TreeGeometry& geometry, const GameTree& tree,
                                            std::uint32_t from, std::uint32_t edge, const RowReach& reach);

} // namespace mexplorer::ui
