#pragma once

#include "ui/views/tree/tree_geometry.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

/// Finds the part of a tree that is in sight, without visiting the rest.
class TreeRows {
public:
    TreeRows(const TreeGeometry& geometry, const GameTree& tree) : geometry_(geometry), tree_(tree) {}

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(geometry_.rowY.size()); }

    /// The first row, not before `from`, at or below y.
    [[nodiscard]] std::uint32_t firstAt(double y, std::uint32_t from = 0) const {
        const auto begin = geometry_.rowY.begin();
        return static_cast<std::uint32_t>(std::lower_bound(begin + from, geometry_.rowY.end(), y) - begin);
    }

    /// Visits the rows between two heights; of those less than `step` apart, only the first.
    template <class Visit>
    void forEachRow(double top, double bottom, double step, Visit&& visit) const {
        for (std::uint32_t row = firstAt(top); row < count() && geometry_.rowY[row] <= bottom;) {
            visit(row);
            row = firstAt(geometry_.rowY[row] + step, row + 1);
        }
    }

    /// Visits the nodes of a row with x in [left, right]; of those less than `step` apart, only the first.
    template <class Visit>
    void forEachNode(std::uint32_t row, double left, double right, double step, Visit&& visit) const {
        const std::uint32_t end = geometry_.rowStart[row + 1];
        const auto nextAt = [&](double x, std::uint32_t begin) {
            return partition(begin, end, [&](std::uint32_t v) { return geometry_.x[v] < x; });
        };
        for (std::uint32_t i = nextAt(left, geometry_.rowStart[row]); i < end && at(i) <= right;) {
            visit(geometry_.order[i]);
            const double next = at(i) + step;
            if (++i < end && at(i) < next) i = nextAt(next, i);
        }
    }

    /// In an unfolded tree: the nodes of a row (not the first) whose edges from their parents reach into
    /// [left, right]. Parents are in the same order as their children, so that these nodes are neighbours.
    [[nodiscard]] std::span<const std::uint32_t> withEdgesIn(std::uint32_t row, double left,
                                                             double right) const {
        const auto parentX = [&](std::uint32_t v) { return geometry_.x[tree_.nodes[v].parent]; };
        const std::uint32_t end = geometry_.rowStart[row + 1];
        const std::uint32_t first = partition(geometry_.rowStart[row], end, [&](std::uint32_t v) {
            return std::max(geometry_.x[v], parentX(v)) < left;
        });
        const std::uint32_t last = partition(
            first, end, [&](std::uint32_t v) { return std::min(geometry_.x[v], parentX(v)) <= right; });
        return std::span(geometry_.order).subspan(first, last - first);
    }

    /// The distances to the neighbours' centres, to the left and to the right; infinite if there is none.
    [[nodiscard]] std::pair<double, double> roomAround(std::uint32_t node) const {
        const std::uint32_t row = geometry_.row[node];
        const std::uint32_t end = geometry_.rowStart[row + 1];
        const double x = geometry_.x[node];
        const std::uint32_t i =
            partition(geometry_.rowStart[row], end, [&](std::uint32_t v) { return geometry_.x[v] < x; });
        return {i > geometry_.rowStart[row] ? x - at(i - 1) : INFINITY,
                i + 1 < end ? at(i + 1) - x : INFINITY};
    }

private:
    [[nodiscard]] double at(std::uint32_t i) const { return geometry_.x[geometry_.order[i]]; }

    template <class Before>
    [[nodiscard]] std::uint32_t partition(std::uint32_t begin, std::uint32_t end, Before before) const {
        const auto first = geometry_.order.begin();
        return static_cast<std::uint32_t>(std::partition_point(first + begin, first + end, before) - first);
    }

    const TreeGeometry& geometry_;
    const GameTree& tree_;
};

} // namespace mexplorer::ui
