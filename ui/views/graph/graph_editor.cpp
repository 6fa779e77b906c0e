// What is changed of a graph that is drawn by hand.
#include "ui/views/graph/graph_editor.h"

#include "ui/figure/graph/graph_paths.h"
#include "ui/text/translated.h"

#include <QLineEdit>

#include <cmath>
#include <numbers>

namespace mexplorer::ui {

namespace {

constexpr double apart = 0.9;   // of a new node from all others
constexpr double beside = 1.25; // of a new node from the selected one

} // namespace

GraphEditor::GraphEditor(Canvas& canvas) : QWidget(&canvas), canvas_(canvas) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    canvas_.installEventFilter(this);
    hide();
}

void GraphEditor::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    dropPen();
    select({});
    closeName();
    setGeometry(canvas_.rect());
    setVisible(on);
    raise();
}

void GraphEditor::setPicture(std::shared_ptr<const GraphPicture> picture, const Sketch& sketch) {
    if (node_ && sketch_ && wanted_.empty()) wanted_ = sketch_->nodes()[*node_].name;
    closeName(); // it may be of a node that is no more
    picture_ = std::move(picture);
    sketch_ = sketch;
    for (Index node = 0; node < sketch.nodes().size(); ++node)
        if (node != sketch.ground()) sketch_->move(node, placeOf(picture_->layout.at[node]));
    drag_ = Drag::none;
    hovered_.reset();
    edge_.reset();
    from_.reset();
    over_.reset();
    cycle_.clear();
    node_ = wanted_.empty() ? std::nullopt : sketch_->find(wanted_);
    wanted_.clear();
    update();
}

void GraphEditor::setValues(const GraphPicture& found) {
    if (!picture_) return;
    auto same = std::make_shared<GraphPicture>(found);
    same->layout = picture_->layout; // a node may be on its way
    picture_ = std::move(same);
    if (drag_ == Drag::node) emit previewed(picture_);
    update();
}

void GraphEditor::await() {
    if (node_ && sketch_ && wanted_.empty()) wanted_ = sketch_->nodes()[*node_].name;
    closeName();
    dropPen();
    select({});
    hovered_.reset();
    picture_.reset();
    sketch_.reset();
}

void GraphEditor::clear() {
    picture_.reset();
    sketch_.reset();
    node_.reset();
    setOn(false);
}

void GraphEditor::commit(const Sketch& sketch, const std::string& selected) {
    forgetRefusal();
    wanted_ = selected;
    emit edited(sketch);
}

void GraphEditor::refuse(const Error& error) {
    emit refused(translated(error));
    update();
}

void GraphEditor::forgetRefusal() {
    cycle_.clear();
    emit refused({});
    update();
}

void GraphEditor::select(std::optional<Index> node, std::optional<Index> edge) {
    node_ = node;
    edge_ = edge;
    update();
}

void GraphEditor::dropPen() {
    from_.reset();
    over_.reset();
    drag_ = Drag::none;
    cycle_.clear();
    update();
}

/// The first point around this one that is not too near to any node.
QPointF GraphEditor::freePointNear(const QPointF& point) const {
    constexpr int directions = 8;
    constexpr double step = 0.5;
    const auto& at = picture_->layout.at;
    const auto isFree = [&](const QPointF& tried) {
        for (std::size_t node = 0; node < at.size(); ++node) {
            if (node == sketch_->ground()) continue;
            if (std::hypot(at[node].x() - tried.x(), at[node].y() - tried.y()) < apart) return false;
        }
        return sketch_->isDirected() || tried.y() < -apart / 2;
    };
    for (int ring = 0;; ++ring) { // there are few nodes, and more room further away
        for (int i = 0; i < (ring == 0 ? 1 : directions); ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const QPointF tried = point + ring * step * QPointF(std::cos(angle), std::sin(angle));
            if (isFree(tried)) return tried;
        }
    }
}

void GraphEditor::addNode() {
    if (!picture_) return;
    const auto from = from_ ? from_ : sketch_->isDirected() ? std::nullopt : node_;
    const auto near = from ? from : node_;
    const bool isUp = !sketch_->isDirected();
    QPointF point = canvas_.frame().visible().center();
    if (near) point = picture_->layout.at[*near] + (isUp ? QPointF(0, -beside) : QPointF(beside, 0));
    addNodeAt(freePointNear(point), from);
}

void GraphEditor::addNodeAt(const QPointF& point, std::optional<Index> from) {
    Sketch changed = *sketch_;
    if (!from) from = changed.ground();
    const auto node = changed.add(placeOf(point));
    if (!node) return refuse(node.error());
    if (from) {
        if (const auto joined = changed.join(*from, *node); !joined) return refuse(joined.error());
    }
    dropPen();
    commit(changed, changed.nodes()[*node].name);
    canvas_.reveal({point.x() - beside, point.y() - beside, 2 * beside, 2 * beside});
}

void GraphEditor::drawEdge() {
    if (!picture_) return;
    forgetRefusal();
    const auto start = node_ ? node_ : sketch_->ground();
    if (from_ && start) return finishEdge(*start);
    if (!start) return;
    from_ = start;
    drag_ = Drag::none;
    hasMoved_ = false;
    movePen(picture_->layout.at[*start], {});
}

void GraphEditor::finishEdge(Index to) {
    Sketch changed = *sketch_;
    const Index from = *from_;
    const std::string name = changed.nodes()[to].name;
    const auto joined = changed.join(from, to);
    dropPen();
    if (joined) return commit(changed, to == changed.ground() ? std::string() : name);
    cycle_ = sketch_->cycleWith(from, to);
    refuse(joined.error());
}

/// While an arrow is over a node where it may not end, one sees why.
void GraphEditor::movePen(const QPointF& to, std::optional<Index> over) {
    penAt_ = to;
    over_ = over == from_ && !hasMoved_ ? std::nullopt : over;
    cycle_ = over_ ? sketch_->cycleWith(*from_, *over_) : std::vector<Index>();
    update();
}

void GraphEditor::removeSelected() {
    if (!picture_ || (!node_ && !edge_)) return;
    Sketch changed = *sketch_;
    const auto removed = node_ ? changed.remove(*node_) : changed.removeEdge(*edge_);
    if (!removed) return refuse(removed.error());
    select({});
    commit(changed);
}

void GraphEditor::arrange() {
    if (!picture_) return;
    Sketch changed = *sketch_;
    changed.arrange();
    commit(changed, node_ ? changed.nodes()[*node_].name : std::string());
}

void GraphEditor::moveNode(Index node, const QPointF& point) {
    Sketch changed = *sketch_;
    changed.move(node, placeOf(point));
    commit(changed, changed.nodes()[node].name);
}

void GraphEditor::preview(const QPointF& point) {
    auto moved = std::make_shared<GraphPicture>(*picture_);
    ui::moveNode(moved->layout, moved->graph, *node_, point);
    picture_ = moved;
    emit previewed(picture_);
    update();
}

void GraphEditor::nameNode() {
    if (picture_ && node_) openName(*node_);
}

/// A line to write in lies over the node.
void GraphEditor::openName(Index node) {
    constexpr int width = 140; // pixels
    closeName();
    forgetRefusal();
    select(node);
    named_ = node;
    name_ = new QLineEdit(&canvas_);
    name_->setObjectName("nodeName");
    name_->setAccessibleName(tr("name of the node"));
    name_->setAlignment(Qt::AlignCenter);
    name_->setText(QString::fromStdString(sketch_->nodes()[node].name));
    name_->selectAll();
    const QSize size(width, name_->sizeHint().height());
    const QPointF at = canvas_.frame().toArea().map(picture_->layout.at[node]);
    name_->setGeometry(QRect(at.toPoint() - QPoint(size.width() / 2, size.height() / 2), size));
    name_->installEventFilter(this);
    name_->show();
    name_->setFocus();
}

void GraphEditor::finishNaming() {
    if (!name_ || !named_ || !sketch_) return;
    Sketch changed = *sketch_;
    const std::string name = name_->text().toStdString();
    const auto renamed = changed.rename(*named_, name);
    if (!renamed) return refuse(renamed.error());
    const bool isOther = sketch_->nodes()[*named_].name != name;
    closeName();
    if (isOther) commit(changed, name);
}

/// A name that cannot be is left with the reason said.
void GraphEditor::leaveName() {
    finishNaming();
    closeName();
}

void GraphEditor::closeName() {
    if (!name_) return;
    QLineEdit* line = name_;
    name_ = nullptr;
    named_.reset();
    const bool hadFocus = line->hasFocus();
    line->removeEventFilter(this);
    line->hide();
    line->deleteLater();
    if (hadFocus) canvas_.setFocus();
}

} // namespace mexplorer::ui
