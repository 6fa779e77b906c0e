#include "ui/views/flow/flow_view.h"

#include "core/solve/aspects/coalition.h"
#include "core/solve/aspects/instances.h"

namespace mexplorer::ui {

namespace {

constexpr const char* shownId = "arrows";

struct MadeFlow {
    std::shared_ptr<const FlowPicture> picture;
    FlowTrace trace;
};

MadeFlow flowOf(const Scene& scene) {
    const auto* flow = scene.instance->as<FlowAspect>();
    FlowTrace trace = flowTrace(flow->network(), flow->ends());
    auto picture = flowPictureOf(trace, scene.settings.at(shownId) == "residual");
    return {std::move(picture), std::move(trace)};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& /*task*/) {
    return std::make_unique<FlowFigure>(flowOf(scene).picture);
}

Expected<Steps> stepsOf(const Scene& scene, Task& /*task*/) {
    MadeFlow made = flowOf(scene);
    const auto trace = std::make_shared<const FlowTrace>(std::move(made.trace));
    return Steps{trace, [trace, picture = made.picture](int step) {
                     return std::make_unique<FlowFigure>(picture, *trace->stateAt(step));
                 }};
}

std::vector<Parameter> flowSettings(const Game& /*game*/) {
    return {{.id = shownId,
             .title = say(MX_TEXT("core", "arrows")),
             .kind = Parameter::Kind::choice,
             .fallback = "flow",
             .choices = {{"flow", say(MX_TEXT("core", "flow and capacity"))},
                         {"residual", say(MX_TEXT("core", "residual network"))}}}};
}

} // namespace

ViewKind flowViewKind() {
    return {
        .id = "flow",
        .title = [] { return FlowView::tr("Flow"); },
        .about =
            [] {
                return FlowView::tr(
                    "Each arrow has a capacity and an owner; how much flows along it stands before the "
                    "stroke. "
                    "The steps find a path with room, or with flow that can be taken back, and let as much "
                    "more "
                    "flow along it as its narrowest arrow allows. In the end the arrows out of what is still "
                    "reached are full: the smallest cut. To pay each owner what he has of it is a point of "
                    "the "
                    "core. A setting shows the residual network instead: the room left, and what can be "
                    "taken "
                    "back.");
            },
        .canShow = [](const Game& game) { return instancesHave<FlowAspect>(game); },
        .settings = flowSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new FlowView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

FlowView::FlowView(Document& document, QWidget* parent) : ViewOf(document, "flow", parent) {}

void FlowView::refresh(bool /*whole*/) {
    make(tr("Filling the network"), [scene = scene()](Task& /*task*/) -> Expected<Made> {
        MadeFlow made = flowOf(scene);
        return withSteps(std::move(made.picture), Expected<FlowTrace>(std::move(made.trace)));
    });
}

void FlowView::showPicture() {
    setFigure(std::make_shared<FlowFigure>(picture()));
}

void FlowView::showStep(int step) {
    if (!picture()) return;
    const FlowState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    setFigure(std::make_shared<FlowFigure>(picture(), state ? std::optional(*state) : std::nullopt));
}

} // namespace mexplorer::ui
