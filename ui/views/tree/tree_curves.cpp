#include "ui/views/tree/tree_curves.h"

#include "ui/views/tree/tree_sizes.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double upright = 0.5;               // share of a curve's height from its ends to its control points
constexpr double mostOfGap = 0.45;            // share of a gap that the upright part at either end may take
constexpr int samples = 24;                   // of a curve, to check that it is clear of nodes
constexpr std::ptrdiff_t mostNeighbours = 16; // to be checked; with more, it counts as not clear

Cubic uprightCurve(const QPointF& start, const QPointF& end) {
    const QPointF down(0, (end.y() - start.y()) * upright);
    return {start, start + down, end - down, end};
}

/// Whether the curve keeps clear of the row's nodes, except the edge's own ends.
bool isClear(const Cubic& curve, const TreeGeometry& geometry, std::uint32_t row, double reach,
             std::uint32_t from, std::uint32_t to) {
    const auto begin = geometry.order.begin() + geometry.rowStart[row];
    const auto end = geometry.order.begin() + geometry.rowStart[row + 1];
    const auto [left, right] =
        std::minmax({curve.start.x(), curve.end.x()}); // copies: minmax refers to temporaries
    const double enlarged = reach / tree::ringRadius;
    const double widest = tree::largestHalfWidth * enlarged + reach;
    const auto at = [&](double x) {
        return std::partition_point(begin, end, [&](std::uint32_t v) { return geometry.x[v] < x; });
    };
    const auto first = at(left - widest);
    const auto last = at(right + widest);
    if (last - first > mostNeighbours) return false;
    return std::none_of(first, last, [&](std::uint32_t node) {
        if (node == from || node == to) return false;
        const double straight = (geometry.halfWidth[node] - tree::nodeRadius) * enlarged;
        for (int i = 0; i <= samples; ++i) {
            const QPointF offset = pointOf(curve, static_cast<double>(i) / samples) - geometry.centre(node);
            if (std::hypot(std::max(0.0, std::abs(offset.x()) - straight), offset.y()) < reach) return true;
        }
        return false;
    });
}

void addLine(std::vector<Cubic>& curves, const QPointF& start, const QPointF& end) {
    if (start != end) curves.push_back({start, start, end, end});
}

} // namespace

QPointF pointOf(const Cubic& curve, double t) {
    const double s = 1 - t;
    return curve.start * (s * s * s) + curve.leave * (3 * s * s * t) + curve.arrive * (3 * s * t * t) +
           curve.end * (t * t * t);
}

double rowReach(const TreeGeometry& geometry, std::uint32_t row, double scale, double type) {
    constexpr double air = 2; // pixels
    return (tree::ringRadius * drawnRow(geometry, row, scale, type).scale + air) / scale;
}

std::vector<Cubic> edgeCurves(const TreeGeometry& geometry, const GameTree& tree, std::uint32_t from,
                              std::uint32_t edge, const RowReach& reach) {
    const std::uint32_t to = tree.edges[edge].to;
    if (!tree.merged) return {uprightCurve(geometry.centre(from), geometry.centre(to))};
    const std::span<const double> bends = geometry.bendsOf(edge);
    std::vector<Cubic> curves;
    const std::uint32_t top = geometry.row[from];
    QPointF at = geometry.centre(from);
    std::uint32_t row = top;
    for (std::uint32_t i = 0; i <= bends.size(); ++i) {
        const bool isLast = i == bends.size();
        const std::uint32_t next = isLast ? geometry.row[to] : top + i + 1;
        const QPointF goal = isLast ? geometry.centre(to) : QPointF(bends[i], geometry.rowY[next]);
        const double most = mostOfGap * (goal.y() - at.y());
        const Cubic free = uprightCurve(at, goal);
        if (isClear(free, geometry, row, reach(row), from, to) &&
            isClear(free, geometry, next, reach(next), from, to)) {
            curves.push_back(free);
        } else {
            const QPointF below = at + QPointF(0, std::min(reach(row), most));
            const QPointF above = goal - QPointF(0, std::min(reach(next), most));
            addLine(curves, at, below);
            curves.push_back(uprightCurve(below, above));
            addLine(curves, above, goal);
        }
        at = goal;
        row = next;
    }
    return curves;
}

} // namespace mexplorer::ui
