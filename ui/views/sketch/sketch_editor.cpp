// The changes that can be made to a graph by hand.
#include "ui/views/sketch/sketch_editor.h"

#include "core/coalition/network_sketch.h"
#include "ui/text/translated.h"

#include <QTimer>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double apart = 0.9;   // units, of a new node from all others
constexpr double beside = 1.25; // units, of a new node from the selected one
constexpr int longestText = 32'767;

} // namespace

SketchEditor::SketchEditor(Canvas& canvas) : QWidget(&canvas), canvas_(canvas), line_(canvas) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    canvas_.installEventFilter(this);
    connect(&line_, &EndLine::entered, this, &SketchEditor::enterWritten);
    connect(&line_, &EndLine::left, this, &SketchEditor::forgetRefusal);
    hide();
}

void SketchEditor::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    dropPen();
    select({});
    line_.close();
    setGeometry(canvas_.rect());
    setVisible(on);
    raise();
}

void SketchEditor::setShape(std::shared_ptr<const SketchShape> shape, const Sketch& sketch) {
    if (node_ && sketch_ && wanted_.empty() && !wantedEdge_) wanted_ = sketch_->nodes()[*node_].name;
    line_.close(); // what it edits may be gone
    shape_ = std::move(shape);
    sketch_ = sketch;
    for (Index node = 0; node < sketch.nodes().size(); ++node)
        if (node != sketch.ground()) sketch_->move(node, shape_->placeAt(shape_->nodes[node]));
    drag_ = Drag::none;
    dragged_.reset();
    hovered_.reset();
    from_.reset();
    over_.reset();
    toName_.reset();
    toLabel_.reset();
    cycle_.clear();
    node_ = wanted_.empty() ? std::nullopt : sketch_->find(wanted_);
    edge_ = wantedEdge_ && *wantedEdge_ < sketch.edges().size() ? wantedEdge_ : std::nullopt;
    wanted_.clear();
    wantedEdge_.reset();
    update();
}

void SketchEditor::redrawn(std::shared_ptr<const SketchShape> shape) {
    if (!shape_) return;
    shape_ = std::move(shape);
    showDragged();
}

void SketchEditor::await() {
    if (node_ && sketch_ && wanted_.empty()) wanted_ = sketch_->nodes()[*node_].name;
    line_.close();
    dragged_.reset(); // its place belongs to an old picture
    dropPen();
    select({});
    hovered_.reset();
    toName_.reset();
    toLabel_.reset();
    shape_.reset();
    sketch_.reset();
}

void SketchEditor::clear() {
    shape_.reset();
    sketch_.reset();
    node_.reset();
    dragged_.reset();
    setOn(false);
}

void SketchEditor::commit(const Sketch& sketch, const std::string& selected, std::optional<Index> edge) {
    forgetRefusal();
    wanted_ = selected;
    wantedEdge_ = edge;
    emit edited(sketch);
}

void SketchEditor::refuse(const Error& error) {
    emit refused(translated(error));
    update();
}

void SketchEditor::forgetRefusal() {
    cycle_.clear();
    emit refused({});
    update();
}

void SketchEditor::select(std::optional<Index> node, std::optional<Index> edge) {
    node_ = node;
    edge_ = edge;
    update();
}

void SketchEditor::dropPen() {
    from_.reset();
    over_.reset();
    drag_ = Drag::none;
    cycle_.clear();
    update();
    if (std::exchange(dragged_, std::nullopt)) emit previewEnded();
}

/// The first point around this one that is not too near to any node.
QPointF SketchEditor::freePointNear(const QPointF& point) const {
    constexpr int directions = 8;
    constexpr double step = 0.5;
    const double unit = shape_->unit;
    const auto& at = shape_->nodes;
    const auto isFree = [&](const QPointF& tried) {
        for (std::size_t node = 0; node < at.size(); ++node) {
            if (node == sketch_->ground()) continue;
            if (std::hypot(at[node].x() - tried.x(), at[node].y() - tried.y()) < apart * unit) return false;
        }
        return !sketch_->ground() || tried.y() < -apart / 2 * unit;
    };
    for (int ring = 0;; ++ring) { // it ends: there are few nodes, and more room further away
        for (int i = 0; i < (ring == 0 ? 1 : directions); ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const QPointF tried = point + ring * step * unit * QPointF(std::cos(angle), std::sin(angle));
            if (isFree(tried)) return tried;
        }
    }
}

void SketchEditor::addNode() {
    if (!isReady()) return;
    const auto from = from_ ? from_ : sketch_->ground() ? node_ : std::nullopt;
    const auto near = from ? from : node_;
    const bool isUp = sketch_->ground().has_value();
    QPointF point = canvas_.frame().visible().center();
    const double away = beside * shape_->unit;
    if (near) point = shape_->nodes[*near] + (isUp ? QPointF(0, -away) : QPointF(away, 0));
    addNodeAt(freePointNear(point), from);
}

void SketchEditor::addNodeAt(const QPointF& point, std::optional<Index> from) {
    Sketch changed = *sketch_;
    if (!from) from = changed.ground();
    const auto node = changed.add(shape_->placeAt(point));
    if (!node) return refuse(node.error());
    if (from) {
        if (const auto joined = changed.join(*from, *node); !joined) return refuse(joined.error());
    }
    dropPen();
    const double around = beside * shape_->unit;
    const bool isLabelWanted = from && changed.ends();
    const auto edge = static_cast<Index>(changed.edges().size() - 1); // meaningless without `from`
    if (isLabelWanted)
        commit(changed, {}, edge);
    else
        commit(changed, changed.nodes()[*node].name);
    canvas_.reveal({point.x() - around, point.y() - around, 2 * around, 2 * around});
    if (isLabelWanted) openLater({}, edge);
}

void SketchEditor::drawEdge() {
    if (!isReady()) return;
    forgetRefusal();
    const auto start = node_ ? node_ : sketch_->ground();
    if (from_ && start) return finishEdge(*start);
    if (!start) return;
    from_ = start;
    drag_ = Drag::none;
    hasMoved_ = false;
    movePen(shape_->nodes[*start], {});
}

void SketchEditor::finishEdge(Index to) {
    Sketch changed = *sketch_;
    const Index from = *from_;
    const std::string name = changed.nodes()[to].name;
    const auto joined = changed.join(from, to);
    dropPen();
    if (joined && changed.ends()) { // its label is to be entered next
        const auto edge = static_cast<Index>(changed.edges().size() - 1);
        commit(changed, {}, edge);
        return openLater({}, edge);
    }
    if (joined) return commit(changed, to == changed.ground() ? std::string() : name);
    cycle_ = sketch_->cycleWith(from, to);
    refuse(joined.error());
}

/// If an arrow would close a cycle with the node it is over, that is highlighted.
void SketchEditor::movePen(const QPointF& to, std::optional<Index> over) {
    penAt_ = to;
    over_ = over == from_ && !hasMoved_ ? std::nullopt : over;
    cycle_ = over_ ? sketch_->cycleWith(*from_, *over_) : std::vector<Index>();
    update();
}

void SketchEditor::removeSelected() {
    if (!isReady() || (!node_ && !edge_)) return;
    Sketch changed = *sketch_;
    const auto removed = node_ ? changed.remove(*node_) : changed.removeEdge(*edge_);
    if (!removed) return refuse(removed.error());
    commit(changed);
}

/// The next edge in the order of drawing.
void SketchEditor::selectNextEdge() {
    if (!isReady() || from_ || sketch_->edges().empty()) return;
    const auto& edges = sketch_->edges();
    const auto isAtNode = [&](const Sketch::Edge& edge) { return edge.from == node_ || edge.to == node_; };
    const auto first = node_ ? std::find_if(edges.begin(), edges.end(), isAtNode) : edges.begin();
    const std::size_t next = edge_ ? *edge_ + 1 : static_cast<std::size_t>(first - edges.begin());
    forgetRefusal();
    select({}, static_cast<Index>(next % edges.size()));
}

void SketchEditor::changeEnds(void (Sketch::*change)(Index)) {
    if (!isReady() || !node_ || !sketch_->ends()) return;
    Sketch changed = *sketch_;
    (changed.*change)(*node_);
    commit(changed, changed.nodes()[*node_].name);
}

void SketchEditor::beginHere() {
    changeEnds(&Sketch::beginAt);
}

void SketchEditor::endHere() {
    changeEnds(&Sketch::endAt);
}

void SketchEditor::arrange() {
    if (!isReady()) return;
    Sketch changed = *sketch_;
    changed.arrange();
    commit(changed, node_ ? changed.nodes()[*node_].name : std::string());
}

void SketchEditor::moveNode(Index node, const QPointF& point) {
    Sketch changed = *sketch_;
    changed.move(node, shape_->placeAt(point));
    commit(changed, changed.nodes()[node].name);
}

void SketchEditor::preview(const QPointF& point) {
    dragged_ = point;
    showDragged();
}

void SketchEditor::showDragged() {
    if (dragged_ && node_) {
        auto moved = std::make_shared<SketchShape>(*shape_);
        moved->nodes[*node_] = *dragged_;
        shape_ = std::move(moved);
        emit previewed(*node_, *dragged_);
    }
    update();
}

void SketchEditor::write() {
    if (!isReady()) return;
    if (node_ && node_ != sketch_->ground()) return openName(*node_);
    if (edge_ && sketch_->ends()) openLabel(*edge_);
}

void SketchEditor::openLater(std::optional<Index> node, std::optional<Index> edge) {
    QTimer::singleShot(0, this, [this, node, edge] {
        if (!isReady()) return;
        if (node && *node < sketch_->nodes().size()) openName(*node);
        if (edge && *edge < sketch_->edges().size()) openLabel(*edge);
    });
}

/// Opens a line over the node.
void SketchEditor::openName(Index node) {
    constexpr int width = 140; // pixels
    forgetRefusal();
    select(node);
    named_ = node;
    labelled_.reset();
    line_.open({shape_->nodes[node], QSizeF(0, 0)}, QString::fromStdString(sketch_->nodes()[node].name),
               tr("name of the node"), longestText, width);
}

/// Opens a line over the middle of the arrow.
void SketchEditor::openLabel(Index edge) {
    constexpr int width = 110; // pixels
    forgetRefusal();
    select({}, edge);
    labelled_ = edge;
    named_.reset();
    line_.open({shape_->middleOf(edge), QSizeF(0, 0)}, QString::fromStdString(labelOf(*sketch_, edge)),
               tr("capacity and owner of the arrow"), longestText, width);
}

/// A refused text stays in the line, and the reason is shown.
void SketchEditor::enterWritten(const QString& text, bool goesOn) {
    if (!sketch_) return line_.close();
    if (named_) return enterName(text.toStdString());
    if (labelled_) enterLabel(QString(text).replace(QChar(u'−'), QChar(u'-')).toStdString(), goesOn);
}

void SketchEditor::enterName(const std::string& name) {
    Sketch changed = *sketch_;
    const auto renamed = changed.rename(*named_, name);
    if (!renamed) return refuse(renamed.error());
    const bool isOther = sketch_->nodes()[*named_].name != name;
    line_.close();
    if (isOther) commit(changed, name);
}

/// Tab goes on to the next arrow.
void SketchEditor::enterLabel(const std::string& label, bool goesOn) {
    const Index edge = *labelled_;
    const auto changed = labelled(*sketch_, edge, label);
    if (!changed) return refuse(changed.error());
    const bool isOther = labelOf(*changed, edge) != labelOf(*sketch_, edge);
    const auto next = static_cast<Index>((edge + 1) % sketch_->edges().size());
    line_.close();
    if (isOther) commit(*changed, {}, edge);
    if (goesOn) openLater({}, next);
}

} // namespace mexplorer::ui
