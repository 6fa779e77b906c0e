#include "ui/views/grid/grid_layout.h"
#include "ui/figure/whole.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

/// The cells of an axis with `count` cells that the stretch [from, to] touches; `forward`: the axis points
/// the same way as the world's.
std::pair<std::uint32_t, std::uint32_t> touched(double from, double to, bool forward, std::uint32_t count) {
    const double first = forward ? from : -to;
    const double last = forward ? to : -from;
    return {wholeOf<std::uint32_t>(std::floor(first), 0, count),
            wholeOf<std::uint32_t>(std::ceil(last), 0, count)};
}

} // namespace

QRectF GridLayout::rectOf(const CellRange& range) const {
    const double width = range.columns();
    const double height = range.rows();
    const double x = originLeft() ? range.firstColumn : -double{1} * range.endColumn;
    const double y = originTop() ? range.firstRow : -double{1} * range.endRow;
    return {x, y, width, height};
}

QRectF GridLayout::cellRect(const GridCell& cell) const {
    const auto column = static_cast<double>(columnOf(cell));
    const auto row = static_cast<double>(rowOf(cell));
    return {originLeft() ? column : -column - 1, originTop() ? row : -row - 1, 1, 1};
}

std::optional<GridCell> GridLayout::cellAt(const QPointF& world) const {
    const double column = std::floor(originLeft() ? world.x() : -world.x());
    const double row = std::floor(originTop() ? world.y() : -world.y());
    const bool isInside = column >= 0 && row >= 0 && column < columns() && row < rows(); // false for NaN
    if (!isInside) return std::nullopt;
    return cellOf(static_cast<std::uint64_t>(column), static_cast<std::uint64_t>(row));
}

CellRange GridLayout::visible(const QRectF& world, GridSize part) const {
    const std::uint32_t partColumns = firstAcross_ ? part.rows : part.columns;
    const std::uint32_t partRows = firstAcross_ ? part.columns : part.rows;
    const auto [firstColumn, endColumn] = touched(world.left(), world.right(), originLeft(), partColumns);
    const auto [firstRow, endRow] = touched(world.top(), world.bottom(), originTop(), partRows);
    return {firstColumn, endColumn, firstRow, endRow};
}

std::optional<GridCell> GridLayout::neighbour(const GridCell& cell, int right, int down) const {
    const QPointF centre = cellRect(cell).center();
    return cellAt(centre + QPointF(right, down));
}

} // namespace mexplorer::ui
