#include "ui/views/flow/flow_view.h"

#include "core/coalition/coalition_aspect.h"
#include "ui/text/plain.h"
#include "ui/views/flow/flow_tools.h"
#include "ui/views/sketch/sketch_hand.h"

#include <QAction>
#include <QBoxLayout>

namespace mexplorer::ui {

namespace {

/// The parts that can be grabbed when drawing by hand.
SketchHand::Shape shapeOf(const NetworkPlan& plan) {
    auto shape = std::make_shared<SketchShape>();
    shape->nodes = plan.nodes;
    shape->halfWidths = plan.halfWidths;
    shape->halfHeight = NetworkPlan::nodeHalf;
    shape->unit = NetworkPlan::unit;
    for (const QPolygonF& arrow : plan.arrows) {
        QPainterPath path;
        path.addPolygon(arrow);
        shape->edges.push_back(path);
    }
    return shape;
}

} // namespace

QString FlowKind::work(const Scene& /*scene*/) {
    return FlowView::tr("Finding the largest flow");
}

Expected<FlowKind::Made> FlowKind::make(const Scene& scene, Task& /*task*/) {
    const auto& flow = *scene.instance->as<FlowAspect>();
    const auto trace = std::make_shared<const FlowTrace>(flowTrace(flow.network(), flow.ends()));
    return Made(flowPictureOf(*trace), trace);
}

ViewKind flowViewKind() {
    return pictureViewKind<FlowView, FlowKind>({.title = [] { return FlowView::tr("Flow"); }});
}

FlowView::FlowView(Document& document, QWidget* parent)
    : KindView(document, parent), tools_(new FlowTools(this)),
      hand_(new SketchHand(document, id(), canvas(), *tools_)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->source, &QAction::triggered, hand_->editor(), &SketchEditor::beginHere);
    connect(tools_->sink, &QAction::triggered, hand_->editor(), &SketchEditor::endHere);
    connect(hand_, &SketchHand::begun, this, &FlowView::leave);
    connect(hand_, &SketchHand::previewed, this, [this](std::size_t node, const QPointF& world) {
        if (picture()) setFigure(std::make_shared<FlowFigure>(withNodeAt(*picture(), node, world)));
    });
    connect(hand_, &SketchHand::previewEnded, this, [this] {
        if (picture()) showLook();
    });
    connect(hand_, &SketchHand::failed, this, &View::failed);
    connect(hand_, &SketchHand::saved, this,
            [this](const QString& path) { note([path] { return tr("Written: %1").arg(shownText(path)); }); });
}

void FlowView::refresh(bool whole) {
    hand_->follow([this]() -> SketchHand::Shape {
        const auto& flow = *document().instance()->as<FlowAspect>();
        return hasPlaces(flow.network()) ? shapeOf(planNetwork(flow.network(), flow.ends())) : nullptr;
    });
    KindView::refresh(whole);
}

void FlowView::showLook() {
    KindView::showLook();
    hand_->setShape(shapeOf(picture()->plan));
}

void FlowView::hover(const std::optional<std::size_t>& arrow) {
    if (!picture() || arrow == look_.hovered) return;
    look_.hovered = arrow;
    showLook();
    emit pointedAt(pointedText());
}

QString FlowView::pointedText() const {
    return look_.hovered && figure() ? figure()->statusOf(*look_.hovered) : QString();
}

void FlowView::point(const QPointF& world) {
    if (picture()) hover(figure()->arrowAt(world));
}

void FlowView::leave() {
    hover(std::nullopt);
}

void FlowView::keyPressEvent(QKeyEvent* event) {
    if (!hand_->takeKey(*event)) KindView::keyPressEvent(event);
}

} // namespace mexplorer::ui
