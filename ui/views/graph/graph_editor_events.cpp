// What the mouse and the keys do to a graph that is drawn by hand.
#include "ui/views/graph/graph_editor.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>

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

/// Where an arrow key leads; nowhere if it is another key.
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

bool GraphEditor::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (watched == name_) {
        if (type == QEvent::KeyPress) return namingKey(static_cast<QKeyEvent&>(*event));
        if (type == QEvent::FocusOut)
            QTimer::singleShot(0, this, [this] {
                if (name_ && !name_->hasFocus()) leaveName();
            });
        return false;
    }
    if (type == QEvent::Resize) setGeometry(canvas_.rect());
    if (!on_ || !picture_ || !canvas_.figure()) return false;
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

std::optional<GraphEditor::Index> GraphEditor::nodeAt(const QPointF& pixels) const {
    if (const auto node = GraphFigure(picture_).nodeAt(toWorld(pixels))) return static_cast<Index>(*node);
    if (sketch_->isDirected()) return std::nullopt;
    const double ground = canvas_.frame().toArea().map(QPointF(0, 0)).y();
    return std::abs(pixels.y() - ground) <= nearGround ? sketch_->ground() : std::nullopt;
}

std::optional<GraphEditor::Index> GraphEditor::edgeAt(const QPointF& pixels) const {
    const auto edge = GraphFigure(picture_).edgeAt(toWorld(pixels), nearEdge / canvas_.frame().scale());
    return edge ? std::optional(static_cast<Index>(*edge)) : std::nullopt;
}

/// The one under the pointer, or else the selected one; all of the ground is one.
std::optional<GraphEditor::Index> GraphEditor::handled() const {
    return hovered_ ? hovered_ : node_;
}

std::optional<GraphEditor::Index> GraphEditor::handleAt(const QPointF& pixels) const {
    const auto node = handled();
    if (!node || node == sketch_->ground())
        return nodeAt(pixels) == sketch_->ground() ? sketch_->ground() : std::nullopt;
    return distance(pixels, handleOf(*node)) <= nearHandle ? node : std::nullopt;
}

bool GraphEditor::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    canvas_.setFocus(Qt::MouseFocusReason);
    if (name_) finishNaming();
    forgetRefusal();
    if (!picture_) return true;
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
    if (from_ && node) { // it was begun by a key or the button
        finishEdge(*node);
        return true;
    }
    dropPen();
    if (node) {
        drag_ = Drag::node;
        grip_ = picture_->layout.at[*node] - toWorld(event.position());
        select(node);
        return true;
    }
    select({}, edgeAt(event.position()));
    return false; // the canvas pans
}

bool GraphEditor::move(const QMouseEvent& event) {
    const QPointF pixels = pointer_ = event.position();
    if (drag_ == Drag::none) {
        if (event.buttons() & Qt::LeftButton) return false; // the canvas pans
        const auto node = nodeAt(pixels);
        const bool isAtHandle = hovered_ && handleAt(pixels) == hovered_;
        if (!isAtHandle) hovered_ = node;
        if (from_) movePen(toWorld(pixels), node == from_ ? std::nullopt : node);
        canvas_.setCursor(handleAt(pixels) ? Qt::CrossCursor : node ? Qt::SizeAllCursor : Qt::ArrowCursor);
        update();
        return false;
    }
    hasMoved_ = hasMoved_ || (pixels - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!hasMoved_) return true;
    if (drag_ == Drag::node) {
        preview(toWorld(pixels) + grip_);
        return true;
    }
    movePen(toWorld(pixels), nodeAt(pixels));
    return true;
}

bool GraphEditor::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    if (toName_) {
        // Later, when the window has given the focus back to the picture.
        QTimer::singleShot(0, this, [this, node = *std::exchange(toName_, {})] {
            if (on_ && sketch_ && node < sketch_->nodes().size()) openName(node);
        });
        return true;
    }
    const Drag dragged = std::exchange(drag_, Drag::none);
    if (dragged == Drag::none) return false;
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

bool GraphEditor::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    const auto node = nodeAt(event.position());
    if (node && node != sketch_->ground())
        toName_ = node;
    else if (!node && !edgeAt(event.position()))
        addNodeAt(toWorld(event.position()), {});
    return true;
}

/// The nearest that lies more or less there.
std::optional<GraphEditor::Index> GraphEditor::nodeTowards(int key) const {
    const QPointF way = wayOf(key);
    const auto& at = picture_->layout.at;
    std::optional<Index> found;
    double best = INFINITY;
    for (Index node = 0; node < at.size(); ++node) {
        if (node == node_ || node == sketch_->ground()) continue;
        if (!node_) return node;
        const QPointF there = at[node] - at[*node_];
        const double along = QPointF::dotProduct(there, way);
        const double aside = std::abs(there.x() * way.y() - there.y() * way.x());
        if (along <= 0 || along + 2 * aside >= best) continue;
        best = along + 2 * aside;
        found = node;
    }
    return found;
}

bool GraphEditor::key(const QKeyEvent& event) {
    const bool isArrow = !wayOf(event.key()).isNull();
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isArrow && modifiers == Qt::ControlModifier) {
        if (node_) moveNode(*node_, picture_->layout.at[*node_] + nudge * wayOf(event.key()));
        return true;
    }
    if (movesSelection(event)) {
        forgetRefusal();
        if (const auto node = nodeTowards(event.key())) select(node);
        if (from_ && node_) movePen(picture_->layout.at[*node_], node_ == from_ ? std::nullopt : node_);
        return true;
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) return false;
    switch (event.key()) {
    case Qt::Key_N:
        addNode();
        return true;
    case Qt::Key_A:
        drawEdge();
        return true;
    case Qt::Key_L:
        arrange();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (from_)
            drawEdge();
        else
            nameNode();
        return true;
    case Qt::Key_Escape:
        if (from_ || !cycle_.empty()) {
            dropPen();
            forgetRefusal();
        } else {
            emit left();
        }
        return true;
    default:
        return false;
    }
}

bool GraphEditor::namingKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        finishNaming();
        // Later, when the window has given the focus back to the picture: a name that is refused is mended.
        QTimer::singleShot(0, this, [this] {
            if (name_) name_->setFocus();
        });
        return true;
    }
    if (event.key() != Qt::Key_Escape) return false;
    closeName();
    forgetRefusal();
    return true;
}

} // namespace mexplorer::ui
