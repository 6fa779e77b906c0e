#include "ui/views/vessels/vessels_view.h"

#include "core/coalition/coalition_aspect.h"

namespace mexplorer::ui {

namespace {

std::shared_ptr<const VesselsTrace> vesselsOf(const Scene& scene) {
    const auto& bankruptcy = *scene.instance->as<BankruptcyAspect>();
    return std::make_shared<const VesselsTrace>(
        vesselsTrace(bankruptcy.estate(), bankruptcy.claims(), bankruptcy.parts()));
}

std::shared_ptr<const VesselsSubject> subjectOf(const std::shared_ptr<const VesselsTrace>& trace) {
    return {trace, &trace->subject};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& /*task*/) {
    return std::make_unique<VesselsFigure>(subjectOf(vesselsOf(scene)));
}

Expected<Steps> stepsOf(const Scene& scene, Task& /*task*/) {
    const auto trace = vesselsOf(scene);
    return Steps{trace, [trace](int step) {
                     return std::make_unique<VesselsFigure>(subjectOf(trace),
                                                            VesselsLook{*trace->stateAt(step)});
                 }};
}

} // namespace

ViewKind vesselsViewKind() {
    return {.id = "vessels",
            .title = [] { return VesselsView::tr("Vessels"); },
            .settings = [](const Game&) { return std::vector<Parameter>{}; },
            .make = [](Document& document, QWidget* parent) -> View* {
                return new VesselsView(document, parent);
            },
            .figure = figureOf,
            .steps = stepsOf};
}

VesselsView::VesselsView(Document& document, QWidget* parent) : ViewOf(document, "vessels", parent) {}

void VesselsView::refresh(bool /*whole*/) {
    make(tr("Filling the vessels"), [scene = scene()](Task& /*task*/) -> Expected<Made> {
        const auto trace = vesselsOf(scene);
        return Made{subjectOf(trace), trace};
    });
}

void VesselsView::showPicture() {
    setFigure(std::make_shared<VesselsFigure>(picture(), look_));
}

void VesselsView::showStep(int step) {
    if (!picture()) return;
    look_.step = stateAt(step);
    showPicture();
}

void VesselsView::hover(const std::optional<std::size_t>& vessel) {
    if (!picture() || vessel == look_.hovered) return;
    look_.hovered = vessel;
    showPicture();
    emit pointedAt(pointedText());
}

QString VesselsView::pointedText() const {
    return look_.hovered && figure() ? figure()->statusOf(*look_.hovered) : QString();
}

void VesselsView::point(const QPointF& world) {
    if (picture()) hover(figure()->layout().vesselAt(world));
}

void VesselsView::leave() {
    hover(std::nullopt);
}

} // namespace mexplorer::ui
