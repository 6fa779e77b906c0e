#pragma once

#include "core/game/aspects/grid.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace mexplorer::ui {

/// The corner of the picture where both numbers are smallest.
enum class Corner { bottomLeft, bottomRight, topLeft, topRight };

/// A rectangle of cells in the picture: columns and rows counted from the origin's corner.
struct CellRange {
    std::uint32_t firstColumn = 0;
    std::uint32_t endColumn = 0;
    std::uint32_t firstRow = 0;
    std::uint32_t endRow = 0;

    [[nodiscard]] bool empty() const { return firstColumn >= endColumn || firstRow >= endRow; }
    [[nodiscard]] std::uint32_t columns() const { return endColumn - firstColumn; }
    [[nodiscard]] std::uint32_t rows() const { return endRow - firstRow; }
    [[nodiscard]] std::uint64_t cells() const { return std::uint64_t{columns()} * rows(); }
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// How a table lies in the world: a cell is a unit square, the outer corner of the origin's cell is (0, 0)
/// whatever the size, and y points down. The first number runs across or down.
class GridLayout {
public:
    GridLayout(GridSize size, Corner origin, bool firstAcross)
        : size_(size), origin_(origin), firstAcross_(firstAcross) {}

    [[nodiscard]] GridSize size() const { return size_; }
    [[nodiscard]] bool firstAcross() const { return firstAcross_; }
    [[nodiscard]] bool originLeft() const {
        return origin_ == Corner::bottomLeft || origin_ == Corner::topLeft;
    }
    [[nodiscard]] bool originTop() const { return origin_ == Corner::topLeft || origin_ == Corner::topRight; }

    /// Columns and rows of the picture.
    [[nodiscard]] std::uint32_t columns() const { return firstAcross_ ? size_.rows : size_.columns; }
    [[nodiscard]] std::uint32_t rows() const { return firstAcross_ ? size_.columns : size_.rows; }
    /// The size of the table that has this many columns and rows in the picture.
    [[nodiscard]] static GridSize sizeOf(std::uint32_t columns, std::uint32_t rows, bool firstAcross) {
        return firstAcross ? GridSize{columns, rows} : GridSize{rows, columns};
    }

    [[nodiscard]] QRectF bounds() const { return rectOf({0, columns(), 0, rows()}); }
    /// The quadrant of the world that cells can lie in, as far as `side`.
    [[nodiscard]] QRectF quadrant(double side) const {
        return {originLeft() ? 0 : -side, originTop() ? 0 : -side, side, side};
    }
    [[nodiscard]] QRectF rectOf(const CellRange& range) const;
    [[nodiscard]] QRectF cellRect(const GridCell& cell) const;
    [[nodiscard]] bool contains(const GridCell& cell) const {
        return cell.a < size_.rows && cell.b < size_.columns;
    }
    [[nodiscard]] std::optional<GridCell> cellAt(const QPointF& world) const;

    /// The cell in that column and row of the picture, and back.
    [[nodiscard]] GridCell cellOf(std::uint64_t column, std::uint64_t row) const {
        return firstAcross_ ? GridCell{column, row} : GridCell{row, column};
    }
    [[nodiscard]] std::uint64_t columnOf(const GridCell& cell) const {
        return firstAcross_ ? cell.a : cell.b;
    }
    [[nodiscard]] std::uint64_t rowOf(const GridCell& cell) const { return firstAcross_ ? cell.b : cell.a; }

    /// The cells that `world` touches, among the first `part` of the table.
    [[nodiscard]] CellRange visible(const QRectF& world, GridSize part) const;
    /// A cell's neighbour in the picture, `right` and `down` cells away; nothing beyond the edge.
    [[nodiscard]] std::optional<GridCell> neighbour(const GridCell& cell, int right, int down) const;

    friend bool operator==(const GridLayout&, const GridLayout&) = default;

private:
    GridSize size_;
    Corner origin_;
    bool firstAcross_;
};

} // namespace mexplorer::ui
