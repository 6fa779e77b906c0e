#include "ui/views/coalition/coalition_view.h"

#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/solve/aspects/instances.h"

namespace mexplorer::ui {

namespace {

constexpr const char* stepsId = "steps";

using Picture = std::shared_ptr<const CoalitionPicture>;

Expected<Picture> pictureOf(const Scene& scene, Task& task) {
    const auto* coalitions = scene.instance->as<CoalitionAspect>();
    const auto answer = coalitions->answer(task);
    if (!answer) return tl::unexpected(answer.error());
    return std::make_shared<const CoalitionPicture>(CoalitionPicture{{coalitions->game().names, *answer}});
}

Expected<CoalitionTrace> traceOf(const Scene& scene, const CoalitionPicture& picture) {
    if (!picture.isExact()) {
        return tooLarge(say(MX_TEXT("core", "Steps are told of %1 players at most."), mostInTable));
    }
    return scene.settings.at(stepsId) == "nucleolus" ? nucleolusTrace(picture.subject)
                                                     : shapleyTrace(picture.subject);
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = pictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<CoalitionFigure>(std::move(*picture));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto picture = pictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    auto made = traceOf(scene, **picture);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const CoalitionTrace>(std::move(*made));
    return Steps{trace, [trace, picture = *picture](int step) {
                     return std::make_unique<CoalitionFigure>(picture, CoalitionLook{*trace->stateAt(step)});
                 }};
}

std::vector<Parameter> coalitionSettings(const Game& /*game*/) {
    return {{.id = stepsId,
             .title = say(MX_TEXT("core", "steps")),
             .kind = Parameter::Kind::choice,
             .fallback = "shapley",
             .choices = {{"shapley", say(MX_TEXT("core", "Shapley value"))},
                         {"nucleolus", say(MX_TEXT("core", "core and nucleolus"))}}}};
}

} // namespace

ViewKind coalitionViewKind() {
    return {
        .id = "coalition",
        .title = [] { return CoalitionView::tr("Coalitions"); },
        .about =
            [] {
                return CoalitionView::tr(
                    "What each coalition is worth, as bars; and what each player should get by the Shapley "
                    "value, the Banzhaf value and the nucleolus. The payments of three players are points of "
                    "a "
                    "triangle, nearer to a corner the more that player gets; the lines in it are named by "
                    "the "
                    "coalitions which they satisfy, and the core lies between them. The steps let the "
                    "players "
                    "arrive in all orders; or, by the setting, make the greatest excess smaller and "
                    "smaller.");
            },
        .canShow = [](const Game& game) { return instancesHave<CoalitionAspect>(game); },
        .settings = coalitionSettings,
        .make = [](Document& document, QWidget* parent) -> View* {
            return new CoalitionView(document, parent);
        },
        .figure = figureOf,
        .steps = stepsOf};
}

CoalitionView::CoalitionView(Document& document, QWidget* parent) : ViewOf(document, "coalition", parent) {}

void CoalitionView::refresh(bool /*whole*/) {
    make(tr("Dividing what all are worth"), [scene = scene()](Task& task) -> Expected<Made> {
        auto picture = pictureOf(scene, task);
        if (!picture) return tl::unexpected(picture.error());
        auto trace = traceOf(scene, **picture);
        return withSteps(std::move(*picture), std::move(trace));
    });
}

void CoalitionView::showPicture() {
    setFigure(std::make_shared<CoalitionFigure>(picture()));
}

void CoalitionView::showStep(int step) {
    if (!picture()) return;
    const CoalitionState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    setFigure(std::make_shared<CoalitionFigure>(picture(),
                                                CoalitionLook{state ? std::optional(*state) : std::nullopt}));
}

} // namespace mexplorer::ui
