// What the mouse and the keys do to a graph drawn by hand.
#include "ui/views/sketch/sketch_editor.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QKeyEvent>

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double nearEdge = 9;    // pixels
constexpr double nearHandle = 13; // pixels
constexpr double nearGround = 9;  // pixels
constexpr double nudge = 0.25;    // units, by keys

double distance(const QPointF& a, const QPointF& b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// The direction of an arrow key; null for other keys.
QPointF wayOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

bool SketchEditor::eventFilter(QObject* /*watched*/, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::Resize) setGeometry(canvas_.rect());
    if (!isReady()) return false;
    switch (type) {
    case QEvent::MouseButtonPress:
        return press(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseMove:
        return move(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<QMouseEvent&>(*event));
    case QEvent::MouseButtonDblClick:
        return doubleClick(static_cast<QMouseEvent&>(*event));
    case QEvent::KeyPress:
        return key(static_cast<QKeyEvent&>(*event));
    default:
        return false;
    }
}

std::optional<SketchEditor::Index> SketchEditor::nodeAt(const QPointF& pixels) const {
    if (const auto node = shape_->nodeAt(toWorld(pixels))) return node;
    if (!sketch_->ground()) return std::nullopt;
    const double ground = canvas_.frame().toArea().map(QPointF(0, 0)).y();
    return std::abs(pixels.y() - ground) <= nearGround ? sketch_->ground() : std::nullopt;
}

std::optional<SketchEditor::Index> SketchEditor::edgeAt(const QPointF& pixels) const {
    return shape_->edgeAt(toWorld(pixels), nearEdge / canvas_.frame().scale());
}

/// The node under the pointer, or else the selected one; the whole line of the ground counts as its node.
std::optional<SketchEditor::Index> SketchEditor::handled() const {
    return hovered_ ? hovered_ : node_;
}

std::optional<SketchEditor::Index> SketchEditor::handleAt(const QPointF& pixels) const {
    const auto node = handled();
    if (!node || node == sketch_->ground())
        return nodeAt(pixels) == sketch_->ground() ? sketch_->ground() : std::nullopt;
    return distance(pixels, handleOf(*node)) <= nearHandle ? node : std::nullopt;
}

bool SketchEditor::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    canvas_.setFocus(Qt::MouseFocusReason);
    line_.enter();
    if (line_.isOpen())
        line_.close(); // a refused text is dropped
    else
        forgetRefusal();
    if (!shape_) return true;
    pressedAt_ = event.position();
    hasMoved_ = false;
    const auto handle = handleAt(event.position());
    const auto node = nodeAt(event.position());
    if (handle && !from_) {
        drag_ = Drag::edge;
        from_ = handle;
        movePen(toWorld(event.position()), {});
        if (handle != sketch_->ground()) select(handle);
        return true;
    }
    if (from_ && node) { // the edge was begun by a key or the button
        finishEdge(*node);
        return true;
    }
    dropPen();
    if (node) {
        drag_ = Drag::node;
        grip_ = shape_->nodes[*node] - toWorld(event.position());
        select(node);
        return true;
    }
    select({}, edgeAt(event.position()));
    return false; // left to the canvas, which pans
}

bool SketchEditor::move(const QMouseEvent& event) {
    const QPointF pixels = pointer_ = event.position();
    if (drag_ == Drag::none) {
        if (event.buttons() & Qt::LeftButton) return false; // left to the canvas, which pans
        const auto node = nodeAt(pixels);
        const bool isAtHandle = hovered_ && handleAt(pixels) == hovered_;
        if (!isAtHandle) hovered_ = node;
        if (from_) movePen(toWorld(pixels), node == from_ ? std::nullopt : node);
        canvas_.setCursor(handleAt(pixels) ? Qt::CrossCursor
                          : node           ? Qt::SizeAllCursor
                          : edgeAt(pixels) ? Qt::PointingHandCursor
                                           : Qt::ArrowCursor);
        update();
        return false;
    }
    if (drag_ == Drag::givenUp) return true;
    hasMoved_ = hasMoved_ || (pixels - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!hasMoved_) return true;
    if (drag_ == Drag::node) {
        preview(toWorld(pixels) + grip_);
        return true;
    }
    movePen(toWorld(pixels), nodeAt(pixels));
    return true;
}

bool SketchEditor::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    if (toName_ || toLabel_) {
        openLater(std::exchange(toName_, {}), std::exchange(toLabel_, {}));
        return true;
    }
    const Drag dragged = std::exchange(drag_, Drag::none);
    if (dragged == Drag::none) return false;
    if (dragged == Drag::givenUp) return true;
    if (dragged == Drag::node) {
        if (hasMoved_) moveNode(*node_, toWorld(event.position()) + grip_);
        return true;
    }
    if (!hasMoved_) {
        dropPen();
    } else if (const auto node = nodeAt(event.position())) {
        finishEdge(*node);
    } else {
        addNodeAt(toWorld(event.position()), from_);
    }
    return true;
}

bool SketchEditor::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    const auto node = nodeAt(event.position());
    const auto edge = edgeAt(event.position());
    if (node && node != sketch_->ground())
        toName_ = node;
    else if (!node && edge && sketch_->ends())
        toLabel_ = edge;
    else if (!node && !edge)
        addNodeAt(toWorld(event.position()), {});
    return true;
}

/// The nearest node roughly in that direction.
std::optional<SketchEditor::Index> SketchEditor::nodeTowards(int key) const {
    const QPointF way = wayOf(key);
    const auto& at = shape_->nodes;
    const QPointF here = node_ ? at[*node_] : edge_ ? shape_->middleOf(*edge_) : QPointF();
    std::optional<Index> found;
    double best = INFINITY;
    for (Index node = 0; node < at.size(); ++node) {
        if (node == node_ || node == sketch_->ground()) continue;
        if (!node_ && !edge_) return node;
        const QPointF there = at[node] - here;
        const double along = QPointF::dotProduct(there, way);
        const double aside = std::abs(there.x() * way.y() - there.y() * way.x());
        if (along <= 0 || along + 2 * aside >= best) continue;
        best = along + 2 * aside;
        found = node;
    }
    return found;
}

bool SketchEditor::key(const QKeyEvent& event) {
    const bool isArrow = !wayOf(event.key()).isNull();
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isArrow && modifiers == Qt::ControlModifier) {
        if (node_) moveNode(*node_, shape_->nodes[*node_] + nudge * shape_->unit * wayOf(event.key()));
        return true;
    }
    if (movesSelection(event)) {
        forgetRefusal();
        if (const auto node = nodeTowards(event.key())) select(node);
        if (from_ && node_) movePen(shape_->nodes[*node_], node_ == from_ ? std::nullopt : node_);
        return true;
    }
    if (modifiers == Qt::ShiftModifier && event.key() == Qt::Key_A) {
        selectNextEdge();
        return true;
    }
    return (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier) && editingKey(event.key());
}

bool SketchEditor::editingKey(int key) {
    switch (key) {
    case Qt::Key_N:
        addNode();
        return true;
    case Qt::Key_A:
        drawEdge();
        return true;
    case Qt::Key_L:
        arrange();
        return true;
    case Qt::Key_S:
        beginHere();
        return sketch_->ends().has_value();
    case Qt::Key_T:
        endHere();
        return sketch_->ends().has_value();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (from_)
            drawEdge();
        else
            write();
        return true;
    case Qt::Key_Escape:
        if (from_ || dragged_ || !cycle_.empty()) {
            const bool isHeld = drag_ != Drag::none;
            dropPen();
            forgetRefusal();
            if (isHeld) drag_ = Drag::givenUp; // until the button is released
        } else {
            emit left();
        }
        return true;
    default:
        return false;
    }
}

} // namespace mexplorer::ui
