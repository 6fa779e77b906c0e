#pragma once

#include "ui/figure/legend_row.h"
#include "ui/views/tree/tree_figure.h"

namespace mexplorer::ui {

/// The meaning of a tree's shapes and lines, and below that how much of it is shown.
class TreeLegend {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::TreeLegend)

public:
    [[nodiscard]] static double height(const Style& style, const TreeFigure& figure);
    /// In a narrow picture without the games of a sum; where words would be too small to be read, in short.
    [[nodiscard]] static LegendEntries entries(const Style& style, const TreeFigure& figure, double width);
    static void draw(QPainter& painter, const QRectF& area, const Style& style, const TreeFigure& figure);

private:
    [[nodiscard]] static LegendEntries entriesIn(const Style& style, const TreeFigure& figure, double width,
                                                 bool isShort);
};

} // namespace mexplorer::ui
