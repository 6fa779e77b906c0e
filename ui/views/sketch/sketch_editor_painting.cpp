// What is shown while drawing by hand; not a part of the figure, so never exported.
#include "ui/views/sketch/sketch_editor.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double handleRadius = 9; // pixels

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

QPointF SketchEditor::handleOf(Index node) const {
    const Frame frame = canvas_.frame();
    if (node == sketch_->ground()) return {pointer_.x(), frame.toArea().map(QPointF(0, 0)).y()};
    const QRectF ring = shape_->ringOf(node, frame);
    const double corner = shape_->ground ? 0.62 : 0.42;
    const std::vector<QRectF> texts = shape_->texts ? shape_->texts(frame) : std::vector<QRectF>();
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

void SketchEditor::paintEvent(QPaintEvent* /*event*/) {
    if (!isReady()) return;
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

/// The cycle that an arrow would close. Edges end at the rims, as they begin in the middle of a node and
/// would hide its name.
void SketchEditor::paintCycle(QPainter& painter, const Frame& frame) const {
    if (cycle_.empty()) return;
    const QColor colour = frame.theme().mismatch;
    QPainterPath betweenNodes; // the odd-even rule leaves out the nodes
    betweenNodes.addRect(rect());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 3));
    for (const Index node : cycle_) {
        const QRectF ring = shape_->ringOf(node, frame);
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
        betweenNodes.addRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    }
    painter.save();
    painter.setClipPath(betweenNodes);
    painter.setPen(QPen(faded(colour, 0.6), 7, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < cycle_.size(); ++i) {
        for (std::size_t edge = 0; edge < shape_->edges.size(); ++edge) {
            const Sketch::Edge& drawn = sketch_->edges()[edge];
            if (drawn.from == cycle_[i] && drawn.to == cycle_[(i + 1) % cycle_.size()])
                painter.drawPath(frame.toArea().map(shape_->edges[edge]));
        }
    }
    painter.restore();
    if (from_) return; // the pen draws the arrow
    painter.setPen(QPen(colour, 3, Qt::DashLine));
    drawStroke(painter,
               frame.toArea().map(shape_->strokeBetween(cycle_[0], cycle_[cycle_.size() > 1 ? 1 : 0])));
}

void SketchEditor::drawStroke(QPainter& painter, const QPainterPath& path) const {
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (shape_->isDirected())
        drawTip(painter, path.pointAtPercent(path.percentAtLength(path.length() - 8)),
                path.pointAtPercent(1));
}

void SketchEditor::paintSelection(QPainter& painter, const Frame& frame) const {
    painter.setBrush(Qt::NoBrush);
    if (node_ && node_ != sketch_->ground()) {
        const QRectF ring = shape_->ringOf(*node_, frame);
        painter.setPen(QPen(frame.theme().accent, 2.5));
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
    }
    if (!edge_) return;
    QPainterPathStroker around; // an outline, so that the label stays readable
    around.setWidth(13);
    painter.setPen(QPen(frame.theme().accent, 2));
    painter.setBrush(faded(frame.theme().accent, 0.2));
    painter.drawPath(around.createStroke(frame.toArea().map(shape_->edges[*edge_])).simplified());
}

/// The edge being drawn: to the pointer, or to the node there.
void SketchEditor::paintPen(QPainter& painter, const Frame& frame) const {
    if (!from_) return;
    const bool isRefused = !cycle_.empty();
    const QColor colour = isRefused ? frame.theme().mismatch : frame.theme().accent;
    painter.setPen(isRefused ? QPen(colour, 3, Qt::DashLine, Qt::FlatCap)
                             : QPen(colour, 3, Qt::SolidLine, Qt::RoundCap));
    QPointF from = shape_->nodes[*from_];
    if (from_ == sketch_->ground())
        from.setX(penAt_.x());
    else if (!shape_->ground)
        from = shape_->rimOf(*from_, penAt_);
    QPainterPath path(from);
    path.lineTo(penAt_);
    const bool isBetween = over_ && from_ != sketch_->ground() && over_ != sketch_->ground();
    if (isBetween) path = shape_->strokeBetween(*from_, *over_);
    drawStroke(painter, frame.toArea().map(path));
    if (!over_ || over_ == sketch_->ground() || isRefused) return;
    const QRectF ring = shape_->ringOf(*over_, frame);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 3));
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
}

void SketchEditor::paintHandle(QPainter& painter, const Frame& frame) const {
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
