#pragma once

#include "ui/figure/figure.h"
#include "ui/views/tree/tree_geometry.h"

#include <QList>

namespace mexplorer::ui {

class TreeFigure;

/// The outline of a whole tree, made once, so that drawing it does not depend on the number of nodes.
struct TreeOutline {
    QList<QRectF> rows;  ///< where there are nodes; all lies in a square of side 1
    QList<QLineF> edges; ///< none if there are many
};

[[nodiscard]] TreeOutline outlineOf(const GameTree& tree, const TreeGeometry& geometry);

/// A small picture of the whole tree in the upper right corner, when not all of it is in sight: the part that
/// is, and the way to the node that is spoken of.
class TreeOverview {
public:
    TreeOverview(const TreeFigure& figure, const Frame& frame);

    /// Whether some of the tree is out of sight.
    [[nodiscard]] static bool isCutOff(const TreeFigure& figure, const Frame& frame);

    [[nodiscard]] bool isShown() const { return isShown_; }
    [[nodiscard]] const QRectF& box() const { return box_; }
    /// The place of the world that a point of the box stands for.
    [[nodiscard]] QPointF worldAt(const QPointF& point) const;
    void draw(QPainter& painter) const;

private:
    [[nodiscard]] QTransform toBox() const; ///< from the square of side 1
    void drawWay(QPainter& painter) const;

    const TreeFigure& figure_;
    const Frame& frame_;
    bool isShown_ = false;
    QRectF box_;
};

} // namespace mexplorer::ui
