#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace mexplorer::ui {

/// Boxes in rows, like words: in as many rows as make the whole as large as possible in a wide window. The
/// boxes of a row have a common base line, and rows are centred.
struct Flow {
    std::vector<QPointF> corners; ///< the top left corner of each box
    QSizeF size;
};
[[nodiscard]] Flow flowOf(const std::vector<QSizeF>& boxes, const QSizeF& gap);

/// By how much a usual window enlarges something of this size.
[[nodiscard]] double usualScale(const QSizeF& size);

} // namespace mexplorer::ui
