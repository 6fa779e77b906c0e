#pragma once

#include "ui/figure/motion/keyed.h"
#include "ui/theme/game_drawings.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_rows.h"
#include "ui/views/tree/tree_shapes.h"

#include <QPainter>
#include <QPainterPath>

#include <QFontMetricsF>

#include <array>
#include <map>

namespace mexplorer::ui {

/// Draws a tree's nodes and edges in as much detail as their size on the screen allows: nodes with texts, as
/// discs, or as dots. Of the nodes within one pixel of a row only the first is drawn, so that the work
/// depends on the pixels, not on the nodes.
class TreePainter {
public:
    TreePainter(QPainter& painter, const Frame& frame, const TreeFigure& figure);

    void paint();

private:
    struct EdgeRef {
        std::uint32_t from = 0;
        std::uint32_t edge = 0;
    };
    /// Edges of one kind: in rows with few of them curved, in others straight.
    struct Edges {
        std::vector<EdgeRef> curved;
        std::vector<EdgeRef> straight;
    };
    using Dots = std::array<QList<QRectF>, nodeLooks>; ///< by look
    class DotRun;
    struct Type { // made once per drawing: fonts are slow to make
        QFont font;
        QFontMetricsF metrics;
    };

    [[nodiscard]] QPointF mapped(double x, double y) const {
        return {x * scale_ + origin_.x(), y * scale_ + origin_.y()};
    }
    [[nodiscard]] QPointF centre(std::uint32_t node) const {
        return mapped(geometry_.x[node], geometry_.rowY[geometry_.row[node]]);
    }
    /// The width of a line that has `width` pixels at a scale of 1: thinner at smaller scales, but always
    /// visible.
    [[nodiscard]] double lineWidth(double width) const;

    // tree_edges.cpp
    void paintEdges();
    [[nodiscard]] bool wins(std::uint32_t from, std::uint32_t edge) const;
    void collectTreeEdges(Edges& plain, Edges& winning) const;
    [[nodiscard]] std::vector<std::uint32_t> nodesWithEdgesInSight() const;
    void collectMergedEdges(Edges& plain, Edges& winning) const;
    static void addRow(Edges& edges, const std::vector<EdgeRef>& row);
    void strokeEdges(const Edges& edges, const QPen& pen);
    void stroke(const Edges& edges, const QPen& pen);
    [[nodiscard]] Edges edgesOf(Side side, const Edges& edges) const;
    void strokeFamilies(const Edges& plain, const QPen& plainPen, const Edges& winning,
                        const QPen& winningPen);
    void paintLine();
    void paintWay();
    void paintDecision();
    [[nodiscard]] QPainterPath edgePath(std::uint32_t from, std::uint32_t edge) const;

    // tree_nodes.cpp
    void paintHalos();
    /// Whether each node is a thing of its own.
    [[nodiscard]] bool isMoving() const { return !picture_.names.empty(); }
    [[nodiscard]] std::optional<MotionSource> sourceOfNode(std::uint32_t node) const;
    void paintNodes();
    void paintDots(const Dots& dots);
    void paintDisc(std::uint32_t node, const DrawnRow& row);
    void paintNode(std::uint32_t node, const DrawnRow& row);
    [[nodiscard]] bool isBoard(const DrawnRow& row) const { return geometry_.boards && !row.round; }
    void paintBoard(std::uint32_t node, NodeLook look, const DrawnRow& row);
    void paintText(std::uint32_t node, NodeLook look, const DrawnRow& row);
    void paintTextOutside(std::uint32_t node, const DrawnRow& row);
    const Type& valueType(const DrawnRow& row);
    [[nodiscard]] QRectF valueRect(std::uint32_t node, const DrawnRow& row, const QString& text);
    [[nodiscard]] bool hasRoomForValues(std::uint32_t index, const DrawnRow& row);
    [[nodiscard]] std::optional<MotionSource> sourceOfValue(std::uint32_t node) const;
    void paintValue(std::uint32_t node, const DrawnRow& row);
    void paintBadge(std::uint32_t node);
    void paintDifferences();
    [[nodiscard]] std::pair<double, double> spaceOfRow(std::uint32_t row) const;
    const Type& type(double pixels, QFont::Weight weight);
    [[nodiscard]] DrawnRow drawn(std::uint32_t row) const {
        return drawnRow(geometry_, row, scale_, style_.type, style_.leastType);
    }

    QPainter& painter_;
    const Frame& frame_;
    const Style& style_;
    const TreeFigure& figure_;
    const TreePicture& picture_;
    const TreeGeometry& geometry_;
    TreeRows rows_;
    double scale_;
    QPointF origin_;
    QRectF area_; ///< the area of the painter
    GameDrawings drawings_;
    std::map<std::pair<int, int>, Type> types_; ///< by size in pixels and weight
    QRectF sight_;                              ///< the part of the world seen in the area
};

} // namespace mexplorer::ui
