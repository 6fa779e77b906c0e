#include "ui/views/flow/flow_view.h"

#include "core/coalition/coalition_aspect.h"
#include "ui/text/plain.h"
#include "ui/views/flow/flow_tools.h"
#include "ui/views/sketch/sketch_hand.h"

#include <QAction>
#include <QBoxLayout>

namespace mexplorer::ui {

namespace {

std::shared_ptr<const FlowTrace> flowOf(const Scene& scene) {
    const auto& flow = *scene.instance->as<FlowAspect>();
    return std::make_shared<const FlowTrace>(flowTrace(flow.network(), flow.ends()));
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& /*task*/) {
    return std::make_unique<FlowFigure>(flowPictureOf(*flowOf(scene)));
}

Expected<Steps> stepsOf(const Scene& scene, Task& /*task*/) {
    const auto trace = flowOf(scene);
    return Steps{trace, [trace, picture = flowPictureOf(*trace)](int step) {
                     return std::make_unique<FlowFigure>(picture, FlowLook{*trace->stateAt(step)});
                 }};
}

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

ViewKind flowViewKind() {
    return {
        .id = "flow",
        .title = [] { return FlowView::tr("Flow"); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new FlowView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

FlowView::FlowView(Document& document, QWidget* parent)
    : ViewOf(document, "flow", parent), tools_(new FlowTools(this)),
      hand_(new SketchHand(document, id(), canvas(), *tools_)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->source, &QAction::triggered, hand_->editor(), &SketchEditor::beginHere);
    connect(tools_->sink, &QAction::triggered, hand_->editor(), &SketchEditor::endHere);
    connect(hand_, &SketchHand::begun, this, &FlowView::leave);
    connect(hand_, &SketchHand::previewed, this, [this](std::size_t node, const QPointF& world) {
        if (picture()) setFigure(std::make_shared<FlowFigure>(withNodeAt(*picture(), node, world)));
    });
    connect(hand_, &SketchHand::previewEnded, this, [this] {
        if (picture()) showPicture();
    });
    connect(hand_, &SketchHand::failed, this, &View::failed);
    connect(hand_, &SketchHand::saved, this,
            [this](const QString& path) { note([path] { return tr("Written: %1").arg(shownText(path)); }); });
}

void FlowView::refresh(bool /*whole*/) {
    hand_->follow([this]() -> SketchHand::Shape {
        const auto& flow = *document().instance()->as<FlowAspect>();
        return hasPlaces(flow.network()) ? shapeOf(planNetwork(flow.network(), flow.ends())) : nullptr;
    });
    make(tr("Finding the largest flow"), [scene = scene()](Task& /*task*/) -> Expected<Made> {
        const auto trace = flowOf(scene);
        return Made{flowPictureOf(*trace), trace};
    });
}

void FlowView::showPicture() {
    setFigure(std::make_shared<FlowFigure>(picture(), look_));
    hand_->setShape(shapeOf(picture()->plan));
}

void FlowView::showStep(int step) {
    if (!picture()) return;
    look_.step = stateAt(step);
    showPicture();
}

void FlowView::hover(const std::optional<std::size_t>& arrow) {
    if (!picture() || arrow == look_.hovered) return;
    look_.hovered = arrow;
    showPicture();
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
    if (!hand_->takeKey(*event)) ViewOf::keyPressEvent(event);
}

} // namespace mexplorer::ui
