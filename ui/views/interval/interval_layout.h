#pragma once

#include "core/theory/interval_values.h"

#include <QRectF>

#include <optional>

namespace mexplorer::ui {

/// Where the parts of a table of stretches are, in their world: pixels at the usual size of type. The row is
/// on top, and below it a row of cells for each length: a cell is under the middle of its stretch, and the
/// two rests that its moves leave are above it, on its left and its right. Text is beside the table.
class IntervalLayout {
public:
    explicit IntervalLayout(std::size_t numbers);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] double cellWidth() const { return cellWidth_; }
    [[nodiscard]] double cellHeight() const { return cellHeight_; }

    /// The place of the number with this index, from 0, and the place above it for the index.
    [[nodiscard]] QRectF number(std::size_t index) const { return numbersOf({index, index + 1}); }
    [[nodiscard]] QRectF index(std::size_t index) const;
    /// The places of the numbers of a stretch.
    [[nodiscard]] QRectF numbersOf(const Stretch& stretch) const;

    [[nodiscard]] QRectF triangle() const;
    /// A cell, including half of the gaps around it.
    [[nodiscard]] QRectF cell(const Stretch& stretch) const;
    /// The stretch whose cell is at this point, if there is one.
    [[nodiscard]] std::optional<Stretch> cellAt(const QPointF& point) const;

    /// The lines of text beside the table.
    enum class Line { title, first, second, result };
    [[nodiscard]] QRectF line(Line line) const;

private:
    std::size_t numbers_;
    double cellWidth_;
    double cellHeight_;
    double rowHeight_;   ///< height of the row of numbers
    double triangleTop_; ///< below the row
    double textLeft_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
