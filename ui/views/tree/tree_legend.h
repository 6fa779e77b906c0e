#pragma once

#include "ui/views/tree/tree_figure.h"

namespace mexplorer::ui {

/// What the shapes and lines of a tree mean, and how much of it is shown: one or two rows below it.
class TreeLegend {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::TreeLegend)

public:
    /// How high it is, whatever it has to say.
    [[nodiscard]] static double height(const Style& style);
    static void paint(QPainter& painter, const QRectF& area, const Style& style, const TreeFigure& figure);
};

} // namespace mexplorer::ui
