// What is seen of drawing by hand; it is no part of the figure, and so of no export.
#include "ui/figure/graph/graph_paths.h"
#include "ui/views/graph/graph_editor.h"
#include "ui/views/graph/graph_texts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double handleRadius = 9; // pixels
constexpr double ringAway = 6;     // pixels around a node
constexpr double jointRadius = 8;  // pixels

/// Around a node, as wide as it is.
QRectF ringOf(const GraphPicture& picture, const Frame& frame, std::size_t node) {
    const QPointF at = frame.toArea().map(picture.layout.at[node]);
    const bool isDisc = picture.graph.directed;
    const double high = (isDisc ? nodeRadius * frame.scale() : jointRadius) + ringAway;
    const double wide = (isDisc ? picture.layout.halfWidths[node] * frame.scale() : jointRadius) + ringAway;
    return {at.x() - wide, at.y() - high, 2 * wide, 2 * high};
}

void drawTip(QPainter& painter, const QPointF& from, const QPointF& to) {
    constexpr double size = 11;
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length < 1) return;
    const QPointF along = (to - from) / length * size;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({to, to - along + aside, to - along - aside}));
}

} // namespace

QPointF GraphEditor::handleOf(Index node) const {
    const Frame frame = canvas_.frame();
    if (node == sketch_->ground()) return {pointer_.x(), frame.toArea().map(QPointF(0, 0)).y()};
    const QRectF ring = ringOf(*picture_, frame, node);
    const double corner = picture_->graph.directed ? 0.42 : 0.62;
    const std::vector<QRectF> texts = placeTexts(*picture_, frame).nodes;
    const auto isFree = [&](const QPointF& at) {
        const QRectF disc(at - QPointF(handleRadius, handleRadius), 2 * QSizeF(handleRadius, handleRadius));
        return std::none_of(texts.begin(), texts.end(),
                            [&](const QRectF& text) { return text.intersects(disc); });
    };
    const auto at = [&](const QPointF& side) {
        return ring.center() + QPointF(side.x() * ring.width(), side.y() * ring.height()) *
                                   (side.x() * side.y() == 0 ? 0.5 : corner);
    };
    constexpr QPointF sides[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    const auto* found = std::find_if(std::begin(sides), std::end(sides),
                                     [&](const QPointF& side) { return isFree(at(side)); });
    return at(found == std::end(sides) ? sides[0] : *found);
}

void GraphEditor::paintEvent(QPaintEvent* /*event*/) {
    if (!picture_ || !canvas_.figure()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Frame frame = canvas_.frame();
    painter.setPen(QPen(frame.theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    paintCycle(painter, frame);
    paintSelection(painter, frame);
    paintPen(painter, frame);
    paintHandle(painter, frame);
}

/// The names of its nodes stay clear: edges begin in the middle of a node.
void GraphEditor::paintCycle(QPainter& painter, const Frame& frame) const {
    if (cycle_.empty()) return;
    const QColor colour = frame.theme().mismatch;
    QPainterPath betweenNodes; // by odd and even
    betweenNodes.addRect(rect());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 3));
    for (const Index node : cycle_) {
        const QRectF ring = ringOf(*picture_, frame, node);
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
        betweenNodes.addRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    }
    painter.save();
    painter.setClipPath(betweenNodes);
    painter.setPen(QPen(faded(colour, 0.6), 7, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < cycle_.size(); ++i) {
        for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
            const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
            if (drawn.from == cycle_[i] && drawn.to == cycle_[(i + 1) % cycle_.size()])
                painter.drawPath(frame.toArea().map(picture_->layout.paths[edge]));
        }
    }
    painter.restore();
    if (from_) return; // the pen draws the arrow
    painter.setPen(QPen(colour, 3, Qt::DashLine));
    drawStroke(painter, frame.toArea().map(strokeTo(cycle_[0], cycle_[cycle_.size() > 1 ? 1 : 0])));
}

/// An edge as it would be drawn, but aside, for there may be one already, from rim to rim.
QPainterPath GraphEditor::strokeTo(Index from, Index to) const {
    constexpr double aside = 0.22;
    const GraphLayout& layout = picture_->layout;
    if (from == to) return loopAt(layout.at[from], 0, true);
    if (!picture_->graph.directed) return bent(layout.at[from], layout.at[to], 0);
    const double half = layout.halfWidths[to];
    const QPainterPath whole = bent(layout.at[from], layout.at[to], aside);
    const QPointF end = arrowEnd(whole.pointAtPercent(0.8), layout.at[to], half);
    const QPointF begin = arrowEnd(whole.pointAtPercent(0.2), layout.at[from], layout.halfWidths[from]);
    return bent(begin, end, aside);
}

void GraphEditor::drawStroke(QPainter& painter, const QPainterPath& path) const {
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (picture_->graph.directed)
        drawTip(painter, path.pointAtPercent(path.percentAtLength(path.length() - 8)),
                path.pointAtPercent(1));
}

void GraphEditor::paintSelection(QPainter& painter, const Frame& frame) const {
    painter.setBrush(Qt::NoBrush);
    if (node_ && node_ != sketch_->ground()) {
        const QRectF ring = ringOf(*picture_, frame, *node_);
        painter.setPen(QPen(frame.theme().accent, 2.5));
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    }
    if (!edge_) return;
    painter.setPen(QPen(faded(frame.theme().accent, 0.5), 9, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(frame.toArea().map(picture_->layout.paths[*edge_]));
}

/// The edge that is being drawn: to the pointer, or to the node that is there.
void GraphEditor::paintPen(QPainter& painter, const Frame& frame) const {
    if (!from_) return;
    const bool isRefused = !cycle_.empty();
    const QColor colour = isRefused ? frame.theme().mismatch : frame.theme().accent;
    painter.setPen(QPen(colour, 3, isRefused ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
    QPointF from = picture_->layout.at[*from_];
    if (from_ == sketch_->ground())
        from.setX(penAt_.x());
    else if (picture_->graph.directed)
        from = arrowEnd(penAt_, from, picture_->layout.halfWidths[*from_]);
    QPainterPath path(from);
    path.lineTo(penAt_);
    const bool isBetween = over_ && from_ != sketch_->ground() && over_ != sketch_->ground();
    if (isBetween) path = strokeTo(*from_, *over_);
    drawStroke(painter, frame.toArea().map(path));
    if (!over_ || over_ == sketch_->ground() || isRefused) return;
    const QRectF ring = ringOf(*picture_, frame, *over_);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 3));
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
}

/// A + on a disc.
void GraphEditor::paintHandle(QPainter& painter, const Frame& frame) const {
    const auto node = handled();
    if (!node || from_ || drag_ != Drag::none) return;
    const QPointF at = handleOf(*node);
    const double half = handleRadius / 2;
    painter.setPen(QPen(frame.theme().paper, 1.5));
    painter.setBrush(frame.theme().accent);
    painter.drawEllipse(at, handleRadius, handleRadius);
    painter.setPen(QPen(frame.theme().paper, 2));
    painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0));
    painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
}

} // namespace mexplorer::ui
