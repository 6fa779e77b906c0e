#include "ui/views/flow/flow_view.h"

#include "core/solve/aspects/coalition.h"
#include "core/solve/aspects/instances.h"

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

} // namespace

ViewKind flowViewKind() {
    return {
        .id = "flow",
        .title = [] { return FlowView::tr("Flow"); },
        .about =
            [] {
                return FlowView::tr(
                    "A network whose arrows have capacities and owners; an owner is told by his name, his "
                    "colour and his dashes. The steps make the flow larger along one path after another: the "
                    "path is in the light, its narrowest arrow framed, and beside each arrow stands how much "
                    "more may flow along it and how much may be taken back. In the end the cut is drawn "
                    "through the network: what can still be reached is on one side of it, its arrows are "
                    "full, "
                    "and what each owner has of them is a point of the core.");
            },
        .canShow = [](const Game& game) { return instancesHave<FlowAspect>(game); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new FlowView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

FlowView::FlowView(Document& document, QWidget* parent) : ViewOf(document, "flow", parent) {}

void FlowView::refresh(bool /*whole*/) {
    make(tr("Finding the largest flow"), [scene = scene()](Task& /*task*/) -> Expected<Made> {
        const auto trace = flowOf(scene);
        return Made{flowPictureOf(*trace), trace};
    });
}

void FlowView::showPicture() {
    setFigure(std::make_shared<FlowFigure>(picture(), look_));
}

void FlowView::showStep(int step) {
    if (!picture()) return;
    const FlowState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    look_.step = state ? std::optional(*state) : std::nullopt;
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

} // namespace mexplorer::ui
