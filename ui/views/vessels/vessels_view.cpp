#include "ui/views/vessels/vessels_view.h"

#include "core/solve/aspects/coalition.h"
#include "core/solve/aspects/instances.h"

namespace mexplorer::ui {

namespace {

VesselsTrace traceOf(const Scene& scene) {
    const auto* estate = scene.instance->as<BankruptcyAspect>();
    return vesselsTrace(estate->estate(), estate->claims(), estate->parts());
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& /*task*/) {
    return std::make_unique<VesselsFigure>(std::make_shared<const VesselsSubject>(traceOf(scene).subject));
}

Expected<Steps> stepsOf(const Scene& scene, Task& /*task*/) {
    const auto trace = std::make_shared<const VesselsTrace>(traceOf(scene));
    const auto subject = std::make_shared<const VesselsSubject>(trace->subject);
    return Steps{trace, [trace, subject](int step) {
                     return std::make_unique<VesselsFigure>(subject, *trace->stateAt(step));
                 }};
}

} // namespace

ViewKind vesselsViewKind() {
    return {.id = "vessels",
            .title = [] { return VesselsView::tr("Vessels"); },
            .about =
                [] {
                    return VesselsView::tr("Each claim is a vessel: half of it at the bottom, half at the "
                                           "top, and between them a tube "
                                           "that holds nothing. All are connected, so that the estate, "
                                           "poured in, stands alike in all. "
                                           "What each holds is its share, the nucleolus, as the Talmud "
                                           "divides it. The steps fill them "
                                           "up to where a half is full, or an upper half begins to fill.");
                },
            .canShow = [](const Game& game) { return instancesHave<BankruptcyAspect>(game); },
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
        VesselsTrace trace = traceOf(scene);
        auto subject = std::make_shared<const VesselsSubject>(trace.subject);
        return withSteps(std::move(subject), Expected<VesselsTrace>(std::move(trace)));
    });
}

void VesselsView::showPicture() {
    setFigure(std::make_shared<VesselsFigure>(picture()));
}

void VesselsView::showStep(int step) {
    if (!picture()) return;
    const VesselsState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    setFigure(std::make_shared<VesselsFigure>(picture(), state ? std::optional(*state) : std::nullopt));
}

} // namespace mexplorer::ui
