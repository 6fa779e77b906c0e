#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace mexplorer::ui {

/// Boxes in rows, as words are: in so many rows that all of it is as large as can be in a wide window. Those
/// of a row stand on one line, in the middle of the whole.
struct Flow {
    std::vector<QPointF> corners; ///< the top left one of each box
    QSizeF size;
};
[[nodiscard]] Flow flowOf(const std::vector<QSizeF>& boxes, const QSizeF& gap);

} // namespace mexplorer::ui
