#include "ui/views/tree/tree_overview.h"

#include "ui/figure/motion/keyed.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"
#include "ui/views/tree/tree_way.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr int columns = 200;              // of the outline
constexpr std::size_t mostOutlined = 300; // edges
constexpr double rowShare = 0.55;         // of the height of a row, for its nodes
constexpr double thickestRow = 0.09;      // of the whole height
constexpr double boxWidth = 150;          // pixels, in usual type
constexpr double mostOfWidth = 0.24;      // of the strip
constexpr double aroundBox = 3;
constexpr double fromEdge = 6;
constexpr double inBox = 5;
constexpr QSizeF leastSeen(12, 8); // pixels: of a part in sight that is very small

/// The cells of a row in which there are nodes, neighbours joined.
void addRow(QList<QRectF>& rows, const std::vector<bool>& taken, double middle, double height) {
    constexpr double cell = 1.0 / columns;
    for (int i = 0; i < columns;) {
        const int first = i;
        while (i < columns && taken[static_cast<std::size_t>(i)])
            ++i;
        if (i > first) rows.append({first * cell, middle - height / 2, (i - first) * cell, height});
        if (i == first) ++i;
    }
}

} // namespace

TreeOutline outlineOf(const GameTree& tree, const TreeGeometry& geometry) {
    const QRectF& all = geometry.bounds;
    const auto across = [&](double x) { return (x - all.left()) / all.width(); };
    const auto down = [&](double y) { return (y - all.top()) / all.height(); };
    TreeOutline outline;
    const std::size_t rows = geometry.rowY.size();
    const double height = std::min(rowShare / static_cast<double>(rows), thickestRow);
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<bool> taken(columns, false);
        for (std::uint32_t i = geometry.rowStart[row]; i < geometry.rowStart[row + 1]; ++i) {
            const std::uint32_t node = geometry.order[i];
            const double half = geometry.halfWidth[node];
            const auto cellAt = [&](double x) {
                return static_cast<std::size_t>(std::clamp(across(x) * columns, 0.0, columns - 1.0));
            };
            const std::size_t last = cellAt(geometry.x[node] + half);
            for (std::size_t cell = cellAt(geometry.x[node] - half); cell <= last; ++cell)
                taken[cell] = true;
        }
        addRow(outline.rows, taken, down(geometry.rowY[row]), height);
    }
    if (tree.edges.size() > mostOutlined) return outline;
    const auto place = [&](std::uint32_t node) {
        const QPointF centre = geometry.centre(node);
        return QPointF(across(centre.x()), down(centre.y()));
    };
    for (std::uint32_t from = 0; from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; e < node.firstEdge + node.edgeCount; ++e)
            outline.edges.append({place(from), place(tree.edges[e].to)});
    }
    return outline;
}

bool TreeOverview::isCutOff(const TreeFigure& figure, const Frame& frame) {
    const double beside = tree::enlargedReach * frame.style().type / 2; // is in the margins, and seen
    const QRectF seen = frame.content().adjusted(-beside, -beside, beside, beside);
    return !seen.contains(frame.toArea().mapRect(figure.bounds()));
}

/// At the right end of the strip, where it hides nothing.
TreeOverview::TreeOverview(const TreeFigure& figure, const Frame& frame)
    : figure_(figure), frame_(frame), isShown_(isCutOff(figure, frame)) {
    const QRectF strip = TreeWay::stripOf(figure, frame);
    const double width = std::min(boxWidth * frame.style().type, mostOfWidth * strip.width());
    box_ = QRectF(strip.right() - fromEdge - width, strip.top() + aroundBox, width,
                  strip.height() - 2 * aroundBox - 1);
}

QTransform TreeOverview::toBox() const {
    const QRectF inside = box_.adjusted(inBox, inBox, -inBox, -inBox);
    return {inside.width(), 0, 0, inside.height(), inside.left(), inside.top()};
}

QPointF TreeOverview::worldAt(const QPointF& point) const {
    const QPointF at = toBox().inverted().map(point);
    const QRectF all = figure_.bounds();
    return {all.left() + at.x() * all.width(), all.top() + at.y() * all.height()};
}

void TreeOverview::drawWay(QPainter& painter) const {
    const QRectF all = figure_.bounds();
    const TreeGeometry& geometry = figure_.picture().geometry;
    QPolygonF way;
    for (const std::uint32_t node : figure_.way()) {
        const QPointF centre = geometry.centre(node);
        way << toBox().map(
            QPointF((centre.x() - all.left()) / all.width(), (centre.y() - all.top()) / all.height()));
    }
    painter.setPen(QPen(frame_.theme().accent, 1.6 * frame_.style().line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    const double radius = 3 * frame_.style().line;
    painter.setPen(QPen(frame_.theme().paper, 1));
    painter.setBrush(frame_.theme().accent);
    painter.drawEllipse(way.back(), radius, radius);
}

void TreeOverview::draw(QPainter& painter) const {
    if (!isShown_) return;
    const Keyed whole(painter, {"overview"});
    const Theme& theme = frame_.theme();
    painter.save();
    painter.setPen(QPen(theme.rim, 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(box_, 4, 4);
    painter.setClipRect(box_.adjusted(1, 1, -1, -1), Qt::IntersectClip);
    const TreeOutline& outline = figure_.picture().outline;
    painter.setTransform(toBox(), true);
    painter.setPen(QPen(theme.line, 0));
    painter.drawLines(outline.edges);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rim);
    painter.drawRects(outline.rows);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toBox().inverted(), true);
    const QRectF all = frame_.toArea().mapRect(figure_.bounds());
    const QRectF inside = box_.adjusted(inBox, inBox, -inBox, -inBox);
    const QRectF content = frame_.content();
    QRectF seen(inside.left() + (content.left() - all.left()) / all.width() * inside.width(),
                inside.top() + (content.top() - all.top()) / all.height() * inside.height(),
                content.width() / all.width() * inside.width(),
                content.height() / all.height() * inside.height());
    const QPointF middle = seen.center();
    seen.setSize(seen.size().expandedTo(leastSeen * frame_.style().line));
    seen.moveCenter(middle);
    painter.setPen(QPen(theme.ink, 1.4 * frame_.style().line));
    painter.setBrush(faded(theme.accent, 0.12));
    painter.drawRoundedRect(seen.intersected(box_.adjusted(2, 2, -2, -2)), 2, 2);
    drawWay(painter);
    painter.restore();
}

} // namespace mexplorer::ui
